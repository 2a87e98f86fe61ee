import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { isOpen } from '../../rules'
import { closedForAnswers } from '../refusals'
import { holdRespondent, type Asker } from '../../respondents/queries'
import type { RespondInput } from '../schema'

/** Takes an opt-out back, as long as the review runs. */
export const undoOptOut = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    if (!isOpen(respondent, now())) throw closedForAnswers()
    await tx.reviewAssignee.updateMany({
      where: { id: respondent.assigneeId, status: 'OPTED_OUT' },
      data: { status: 'PENDING' },
    })
    return { id: reviewId }
  })
