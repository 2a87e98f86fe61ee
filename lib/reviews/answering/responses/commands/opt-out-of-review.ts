import 'server-only'
import { transaction } from '@/lib/platform/db'
import { alreadyAnswered, cannotOptOut } from '@/lib/reviews/answering/responses/refusals'
import { remindersWithdrawn } from '@/lib/reviews/running/reminders/notices'
import { ensureOpen, holdRespondent, type Asker } from '@/lib/reviews/running/respondents/queries'
import type { RespondInput } from '@/lib/reviews/answering/responses/schema'

/** Declines to answer. What was written so far is kept until the close, in case it is undone. */
export const optOutOfReview = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
    ensureOpen(respondent)
    if (!respondent.mayOptOut) throw cannotOptOut()
    await tx.reviewAssignee.updateMany({
      where: { id: respondent.assigneeId, status: 'PENDING' },
      data: { status: 'OPTED_OUT', isViewed: true },
    })
    await remindersWithdrawn(tx, respondent)
    return { id: reviewId }
  })
