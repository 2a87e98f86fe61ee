import 'server-only'
import { transaction } from '@/lib/platform/db'
import { holdRespondent, type Asker } from '../../../running/respondents/queries'
import { cannotDeclineFuture } from '../refusals'
import type { RespondInput } from '../schema'

/** Asks to be left out of the next rounds of a repeating review. What is asked of this round stays as it is. */
export const declineFutureRounds = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const { assigneeId, seriesId, mayDeclineFuture } = await holdRespondent(tx, asker, reviewId, 'SHARE')
    if (seriesId === null || !mayDeclineFuture) throw cannotDeclineFuture()
    await tx.reviewAssignee.updateMany({ where: { id: assigneeId }, data: { optedOutFromFuture: true } })
    return { id: reviewId }
  })
