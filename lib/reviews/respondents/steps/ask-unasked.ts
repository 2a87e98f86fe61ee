import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'
import { isOpen } from '@/lib/reviews/model/rules/review-state'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'
import { listWaiting } from '@/lib/reviews/respondents/queries/list-waiting'
import { listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { respondentsInvited } from '@/lib/reviews/respondents/notices/respondents-added'
import { findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { externalReviewersInvited } from '@/lib/reviews/respondents/notices/external-reviewers-asked'

/**
 * Asks the people added to a locked review during a pause, as soon as they can answer. Asking again changes nothing.
 */
export async function askUnasked(tx: Tx, review: LockedReview) {
  const { id: reviewId, closesAt } = review
  const at = now()
  if (!isOpen(review, at)) return
  const asked = await tx.reviewAssignee.updateManyAndReturn({
    where: { reviewId, isUnasked: true, removedAt: null },
    data: { isUnasked: false, createdAt: at },
    select: { id: true, memberId: true },
  })
  if (asked.length === 0) return
  const ids = new Set(asked.map(({ id }) => id))
  const memberIds = new Set(asked.map(({ memberId }) => memberId))
  const data = { expiresAt: linkEnd(closesAt, at) }
  await tx.externalReviewer.updateMany({ where: { assigneeId: { in: [...ids] } }, data })
  const members = (await listWaiting(tx, reviewId)).filter(({ memberId }) => memberIds.has(memberId))
  const outside = (await listExternalWaiting(tx, review)).filter(({ assigneeId }) => ids.has(assigneeId))
  await respondentsInvited(tx, review, members, await findRequestDetails(tx, reviewId))
  await externalReviewersInvited(tx, review, outside, await findRequestDetails(tx, reviewId, 'e-mail address'))
}
