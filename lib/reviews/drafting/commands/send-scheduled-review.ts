import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { formContentSchema, type ReviewIdInput } from '@/lib/reviews/model/schema'
import { transaction } from '@/lib/platform/db'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { now } from '@/lib/platform/clock'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'

/**
 * Sends a due draft as its creator, whose permissions are checked again. Returns null when it was sent, unscheduled or
 * is not due yet; a refusal throws and changes nothing.
 */
export const sendScheduledReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const draft = await lockDraft(tx, actor, id)
    if (draft.status !== 'DRAFT' || draft.startsAt === null || draft.startsAt > now()) return null
    const form = await tx.form.findUniqueOrThrow({ where: { reviewId: id }, select: { content: true } })
    return sendReview(tx, actor, { id, content: formContentSchema.parse(form.content) })
  })
