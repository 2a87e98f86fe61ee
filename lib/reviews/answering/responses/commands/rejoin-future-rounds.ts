import 'server-only'
import { transaction } from '@/lib/platform/db'
import { holdRespondent, type Asker } from '../../../running/respondents/queries'
import type { RespondInput } from '../schema'

/** Takes back the wish to be left out of the next rounds. A round that was sent meanwhile was sent without them. */
export const rejoinFutureRounds = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const { assigneeId } = await holdRespondent(tx, asker, reviewId, 'SHARE')
    await tx.reviewAssignee.updateMany({
      where: { id: assigneeId, optedOutFromFuture: true },
      data: { optedOutFromFuture: false },
    })
    return { id: reviewId }
  })
