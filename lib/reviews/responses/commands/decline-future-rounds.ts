import 'server-only'
import { samePerson, type Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { RespondInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { cannotDeclineFuture } from '@/lib/reviews/responses/refusals'

/** Skips the asker in the next rounds of the series; requests already sent stay. */
export const declineFutureRounds = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const { workspaceId, seriesId, mayDeclineFuture } = await lockRespondent(tx, asker, reviewId, 'SHARE')
    if (seriesId === null || !mayDeclineFuture) throw cannotDeclineFuture()
    const where = { workspaceId, review: { seriesId }, ...samePerson(asker) }
    await tx.reviewAssignee.updateMany({ where, data: { optedOutFromFuture: true } })
    return { id: reviewId }
  })
