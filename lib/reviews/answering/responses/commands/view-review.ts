import 'server-only'
import { transaction } from '@/lib/platform/db'
import { holdRespondent, type Asker } from '@/lib/reviews/running/respondents/queries'
import type { RespondInput } from '@/lib/reviews/answering/responses/schema'

/** Notes that the form was seen. A page never does this by itself: opening one may be a mail scanner. */
export const viewReview = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const { assigneeId } = await holdRespondent(tx, asker, reviewId, 'SHARE')
    await tx.reviewAssignee.updateMany({ where: { id: assigneeId, isViewed: false }, data: { isViewed: true } })
    return { id: reviewId }
  })
