import 'server-only'
import { transaction } from '@/lib/platform/db'
import { ensureOpen, holdRespondent, type Asker } from '@/lib/reviews/running/respondents/queries'
import type { RespondInput } from '@/lib/reviews/answering/responses/schema'

/** Takes an opt-out back, as long as the review runs. */
export const undoOptOut = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    ensureOpen(respondent)
    await tx.reviewAssignee.updateMany({
      where: { id: respondent.assigneeId, status: 'OPTED_OUT' },
      data: { status: 'PENDING' },
    })
    return { id: reviewId }
  })
