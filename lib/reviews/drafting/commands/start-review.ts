import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { transaction, type Tx } from '@/lib/platform/db'
import { findUnaskable } from '@/lib/reviews/model/queries/find-audiences'
import { savedElsewhere } from '@/lib/reviews/model/refusals'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import type { StartReviewInput } from '@/lib/reviews/drafting/schema'

const findForm = (tx: Tx, { workspaceId }: Actor, reviewId: string) =>
  tx.form.findFirstOrThrow({
    where: { reviewId, workspaceId },
    select: { version: true, savedAt: true, content: true },
  })

/** A repeated request finds the same draft. */
export const startReview = (actor: Actor, { madeId, content }: StartReviewInput) =>
  transaction(async (tx) => {
    const { id } = await beginDraft(tx, actor, { madeId, content })
    const { version, savedAt, content: stored } = await findForm(tx, actor, id)
    if (version !== 1) throw savedElsewhere()
    const unaskable = await findUnaskable(tx, actor, formContentSchema.parse(stored))
    return { id, version, savedAt, ...unaskable }
  })
