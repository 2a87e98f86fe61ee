import 'server-only'
import type { ReviewerActor } from '@/lib/access/reviewer'
import type { NameReviewerInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { ensureNotClosed } from '@/lib/reviews/responses/queries/respondent-state'
import { namesStayOut } from '@/lib/reviews/responses/refusals'

/** An empty name deletes the saved one. */
export const nameReviewer = (reviewer: ReviewerActor, { reviewId, name }: NameReviewerInput) =>
  transaction(async (tx) => {
    const respondent = await lockRespondent(tx, reviewer, reviewId, 'SHARE')
    if (respondent.anonymity === 'ANONYMOUS') throw namesStayOut()
    ensureNotClosed(respondent)
    const { workspaceId, assigneeId } = respondent
    await tx.externalReviewer.updateMany({ where: { workspaceId, assigneeId }, data: { name } })
    return { id: reviewId }
  })
