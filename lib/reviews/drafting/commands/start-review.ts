import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { StartReviewInput } from '@/lib/reviews/schema'
import { transaction } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'

/** Begins a draft in the chosen format; nobody but its creator knows of it until it is sent. */
export const startReview = (actor: Actor, { madeId, format, timeZone }: StartReviewInput) =>
  transaction((tx) => beginDraft(tx, actor, { madeId, content: newFormContent(format, timeZone) }))
