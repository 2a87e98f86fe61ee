import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { holdAnswer } from '@/lib/reviews/results/release/queries'
import { releasedAlready } from '@/lib/reviews/results/release/refusals'
import { canStillChange } from '@/lib/reviews/results/release/rules'
import type { AnswerIdInput } from '@/lib/reviews/results/release/schema'

/** Brings a hidden answer back before the release. One that is not hidden stays as it is. */
export const showAnswer = (actor: Actor, { id }: AnswerIdInput) =>
  transaction(async (tx) => {
    const { reviewId, title, status, hiddenAt } = await holdAnswer(tx, actor, id)
    if (hiddenAt === null) return { reviewId }
    if (!canStillChange(status)) throw releasedAlready()
    const data = { hiddenAt: null, hiddenById: null, hiddenReason: null }
    const shown = await tx.answer.updateMany({ where: { id, reviewId, hiddenAt: { not: null } }, data })
    if (shown.count === 0) return { reviewId }
    await record(tx, actor, {
      action: 'answer.shown',
      objectId: id,
      title: `Showed a hidden answer to “${title}” again`,
    })
    return { reviewId }
  })
