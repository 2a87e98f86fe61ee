import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { formContentSchema, type ReviewIdInput } from '@/lib/reviews/schema'
import { transaction } from '@/lib/platform/db'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { now } from '@/lib/platform/clock'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'

/**
 * Sends a scheduled draft whose moment has come, as its creator: the actor is theirs, minted when it is sent, so that what
 * they may not do any more is refused then. Returns null when there is nothing to send: it was sent before, taken back, or
 * is not due yet. What is refused throws and leaves it as it was.
 */
export const sendScheduledReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const draft = await lockDraft(tx, actor, id)
    if (draft.status !== 'DRAFT' || draft.startsAt === null || draft.startsAt > now()) return null
    const form = await tx.form.findUniqueOrThrow({ where: { reviewId: id }, select: { content: true } })
    return sendReview(tx, actor, { id, content: formContentSchema.parse(form.content) })
  })
