import 'server-only'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { transaction } from '@/lib/platform/db'
import { ensureNotClosed, holdRespondent } from '@/lib/reviews/running/respondents/queries'
import { namesStayOut } from '@/lib/reviews/answering/externals/refusals'
import type { NameReviewerInput } from '@/lib/reviews/answering/externals/schema'

/** Keeps the name that somebody outside gives of themselves, or forgets it when it is emptied. */
export const nameReviewer = (reviewer: ReviewerActor, { reviewId, name }: NameReviewerInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, reviewer, reviewId, 'SHARE')
    if (respondent.anonymity === 'ANONYMOUS') throw namesStayOut()
    ensureNotClosed(respondent)
    const { workspaceId, assigneeId } = respondent
    await tx.externalReviewer.updateMany({ where: { workspaceId, assigneeId }, data: { name } })
    return { id: reviewId }
  })
