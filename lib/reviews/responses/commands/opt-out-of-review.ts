import 'server-only'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { RespondInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { ensureOpen } from '@/lib/reviews/responses/queries/respondent-state'
import { alreadyAnswered, cannotOptOut } from '@/lib/reviews/responses/refusals'
import { requestSettled } from '@/lib/reviews/model/notices'

/** Saved answers stay until the close, in case the opt-out is undone. */
export const optOutOfReview = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'SHARE')
    if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
    ensureOpen(respondent)
    if (!respondent.mayOptOut) throw cannotOptOut()
    await tx.reviewAssignee.updateMany({
      where: { id: respondent.assigneeId, status: 'PENDING' },
      data: { status: 'OPTED_OUT', isViewed: true },
    })
    await requestSettled(tx, respondent)
    return { id: reviewId }
  })
