import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { AnswerIdInput } from '@/lib/reviews/results/schema'
import { lockAnswer } from '@/lib/reviews/results/steps/lock-answer'

/** Unpinning twice changes nothing. */
export const unpinAnswer = (actor: Actor, { id }: AnswerIdInput) =>
  transaction(async (tx) => {
    const { reviewId } = await lockAnswer(tx, actor, id)
    await tx.answer.updateMany({ where: { id, reviewId, isPinned: true }, data: { isPinned: false } })
    return { reviewId }
  })
