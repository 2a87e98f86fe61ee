import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AnswerIdInput } from '@/lib/reviews/results/schema'
import { transaction } from '@/lib/platform/db'
import { lockAnswer } from '@/lib/reviews/results/steps/lock-answer'
import { titleOnRecord } from '@/lib/reviews/model/rules/note-title'
import { canStillChange } from '@/lib/reviews/model/rules/release'
import { releasedAlready } from '@/lib/reviews/results/refusals'
import { record } from '@/lib/audit/record'

/** Only before the release. Showing a visible answer changes nothing. */
export const showAnswer = (actor: Actor, { id }: AnswerIdInput) =>
  transaction(async (tx) => {
    const { hiddenAt, ...answer } = await lockAnswer(tx, actor, id)
    const { reviewId, status } = answer
    if (hiddenAt === null) return { reviewId }
    if (!canStillChange(status)) throw releasedAlready()
    const data = { hiddenAt: null, hiddenById: null, hiddenReason: null }
    const shown = await tx.answer.updateMany({ where: { id, reviewId, hiddenAt: { not: null } }, data })
    if (shown.count === 0) return { reviewId }
    await record(tx, actor, {
      action: 'answer.shown',
      objectId: id,
      title: `Showed a hidden answer to ${titleOnRecord(answer)} again`,
    })
    return { reviewId }
  })
