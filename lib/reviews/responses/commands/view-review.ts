import 'server-only'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { RespondInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'

/** Opening the page does not count, because mail scanners open links. */
export const viewReview = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const { assigneeId } = await lockRespondent(tx, asker, reviewId, 'SHARE')
    await tx.reviewAssignee.updateMany({ where: { id: assigneeId, isViewed: false }, data: { isViewed: true } })
    return { id: reviewId }
  })
