import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { isShownAsQuote } from '@/lib/reviews/results/queries/find-quotable'
import { groupNotShown, notYetQuotable, nothingToQuote, pinnedEnough } from '@/lib/reviews/results/refusals'
import { MOST_PINNED } from '@/lib/reviews/results/rules/quotes'
import type { AnswerIdInput } from '@/lib/reviews/results/schema'
import { lockAnswer } from '@/lib/reviews/results/steps/lock-answer'

/**
 * Pins an answer among the quotes of the overview, after the close and if its group is shown. Pinning twice changes
 * nothing.
 */
export async function pinAnswer(actor: Actor, { id }: AnswerIdInput) {
  const { reviewId, status, text, hiddenAt } = await transaction((tx) => lockAnswer(tx, actor, id))
  if (!hasEnded(status)) throw notYetQuotable()
  if (text === null || hiddenAt !== null) throw nothingToQuote()
  if (!(await isShownAsQuote(actor, id))) throw groupNotShown()
  return transaction(async (tx) => {
    const answer = await lockAnswer(tx, actor, id)
    if (answer.isPinned) return { reviewId }
    const pinned = await tx.answer.count({ where: { reviewId, isPinned: true, hiddenAt: null } })
    if (pinned >= MOST_PINNED) throw pinnedEnough()
    await tx.answer.updateMany({ where: { id, reviewId, hiddenAt: null }, data: { isPinned: true } })
    return { reviewId }
  })
}
