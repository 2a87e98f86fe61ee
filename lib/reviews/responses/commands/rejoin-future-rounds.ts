import 'server-only'
import { samePerson, type Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { RespondInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'

/** Rounds sent meanwhile stay without the asker. */
export const rejoinFutureRounds = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const { workspaceId, seriesId } = await lockRespondent(tx, asker, reviewId, 'SHARE')
    if (seriesId === null) return { id: reviewId }
    const where = { workspaceId, review: { seriesId }, ...samePerson(asker), optedOutFromFuture: true }
    await tx.reviewAssignee.updateMany({ where, data: { optedOutFromFuture: false } })
    return { id: reviewId }
  })
