import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { expireExports } from '@/lib/reviews/results/exports/commands/expire-exports'
import { holdAnswer } from '@/lib/reviews/results/release/queries'
import { notYetClosed, nothingWritten, releasedAlready } from '@/lib/reviews/results/release/refusals'
import { canStillChange } from '@/lib/reviews/results/release/rules'
import type { HideAnswerInput } from '@/lib/reviews/results/release/schema'
import { hasEnded } from '@/lib/reviews/rules'

/**
 * Keeps what somebody wrote from every reader, and from whoever fetches a file, for a reason that is kept with it. Only
 * between the close and the release: before, it may still be changed by its author; after, it has been read. Hiding it
 * twice changes nothing.
 */
export const hideAnswer = (actor: Actor, { id, reason }: HideAnswerInput) =>
  transaction(async (tx) => {
    const answer = await holdAnswer(tx, actor, id)
    const { reviewId, title, status } = answer
    if (answer.hiddenAt !== null) return { reviewId }
    if (!hasEnded(status)) throw notYetClosed()
    if (!canStillChange(status)) throw releasedAlready()
    if (answer.text === null) throw nothingWritten()
    const data = { hiddenAt: now(), hiddenById: actor.memberId, hiddenReason: reason }
    const hidden = await tx.answer.updateMany({ where: { id, reviewId, hiddenAt: null }, data })
    if (hidden.count === 0) return { reviewId }
    await expireExports(tx, { workspaceId: actor.workspaceId, reviewId })
    // Without the reason: an Admin may be the one whom it was hidden from.
    await record(tx, actor, { action: 'answer.hidden', objectId: id, title: `Hid an answer to “${title}”` })
    return { reviewId }
  })
