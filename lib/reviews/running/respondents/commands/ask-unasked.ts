import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { linkEnd } from '@/lib/reviews/answering/externals/rules'
import { isOpen } from '@/lib/reviews/rules'
import type { HeldReview } from '@/lib/reviews/running/queries'
import { findPromise } from '@/lib/reviews/running/respondents/newcomers/queries'
import { respondentsInvited } from '@/lib/reviews/running/respondents/notices'
import { outsidersInvited } from '@/lib/reviews/running/respondents/outside/notices'
import { listOutsideWaiting } from '@/lib/reviews/running/respondents/outside/queries'
import { listWaiting } from '@/lib/reviews/running/respondents/waiting/queries'

/**
 * Asks those who were put on the list of a held review while it was paused, once they can answer: as soon as it goes on, or
 * when its end, which had passed, is moved. Asking again changes nothing.
 */
export async function askUnasked(tx: Tx, review: HeldReview) {
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
  const outside = (await listOutsideWaiting(tx, review)).filter(({ assigneeId }) => ids.has(assigneeId))
  await respondentsInvited(tx, review, members, await findPromise(tx, reviewId))
  await outsidersInvited(tx, review, outside, await findPromise(tx, reviewId, 'e-mail address'))
}
