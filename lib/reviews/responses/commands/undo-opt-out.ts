import 'server-only'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { RespondInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { ensureOpen } from '@/lib/reviews/responses/queries/respondent-state'

/** Works only while the review runs. */
export const undoOptOut = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'SHARE')
    ensureOpen(respondent)
    await tx.reviewAssignee.updateMany({
      where: { id: respondent.assigneeId, status: 'OPTED_OUT' },
      data: { status: 'PENDING' },
    })
    return { id: reviewId }
  })
