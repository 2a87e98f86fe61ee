import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { HideAnswerInput } from '@/lib/reviews/results/schema'
import { transaction } from '@/lib/platform/db'
import { lockAnswer } from '@/lib/reviews/results/steps/lock-answer'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { notYetClosed, releasedAlready, nothingWritten } from '@/lib/reviews/results/refusals'
import { titleOnRecord } from '@/lib/reviews/model/rules/note-title'
import { canStillChange } from '@/lib/reviews/model/rules/release'
import { now } from '@/lib/platform/clock'
import { expireExports } from '@/lib/reviews/results/steps/expire-exports'
import { record } from '@/lib/audit/record'

/**
 * Hides an answer from every reader and file, and stores the reason. Only between close and release: before, its author
 * may still change it; after, it has been read. Hiding twice changes nothing.
 */
export const hideAnswer = (actor: Actor, { id, reason }: HideAnswerInput) =>
  transaction(async (tx) => {
    const answer = await lockAnswer(tx, actor, id)
    const { reviewId, status } = answer
    if (answer.hiddenAt !== null) return { reviewId }
    if (!hasEnded(status)) throw notYetClosed()
    if (!canStillChange(status)) throw releasedAlready()
    if (answer.text === null) throw nothingWritten()
    const data = { hiddenAt: now(), hiddenById: actor.memberId, hiddenReason: reason }
    const hidden = await tx.answer.updateMany({ where: { id, reviewId, hiddenAt: null }, data })
    if (hidden.count === 0) return { reviewId }
    await expireExports(tx, { workspaceId: actor.workspaceId, reviewId })
    // The reason is left out, because an Admin may be the subject.
    await record(tx, actor, {
      action: 'answer.hidden',
      objectId: id,
      title: `Hid an answer to ${titleOnRecord(answer)}`,
    })
    return { reviewId }
  })
