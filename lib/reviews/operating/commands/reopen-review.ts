import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReopenReviewInput } from '@/lib/reviews/operating/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { reopenFault } from '@/lib/reviews/operating/rules'
import { now } from '@/lib/platform/clock'
import { closeDateMissing } from '@/lib/reviews/operating/refusals'
import { closesInPast } from '@/lib/reviews/model/refusals'
import { hasAllAnswers } from '@/lib/reviews/responses/queries/answered-ask'
import { renewLinks } from '@/lib/reviews/responses/steps/renew-links'
import { listWaiting } from '@/lib/reviews/respondents/queries/list-waiting'
import { listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { reviewReopened } from '@/lib/reviews/operating/notices/review-running'
import { askUnasked } from '@/lib/reviews/respondents/steps/ask-unasked'
import { chosenEnd } from '@/lib/reviews/model/rules/review-dates'

/**
 * Reopens a closed review until a new close date if nothing was released. An anonymous one stays closed, because its
 * key is gone, and a quick ask that waits for nobody. Asks the people added during a pause. Reopening twice changes nothing.
 */
export const reopenReview = (actor: Actor, { id, ...closing }: ReopenReviewInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    if (review.status === 'ACTIVE') return { id }
    const fault = reopenFault({ ...review, isAllAnswered: await hasAllAnswers(tx, id) })
    if (fault) throw fault
    const at = now()
    const closesAt = chosenEnd(closing)
    if (!closesAt) throw closeDateMissing()
    if (closesAt <= at) throw closesInPast()
    const { timeZone } = closing
    // Counts everybody, because the close subtracted those never asked.
    const askedCount = await tx.reviewAssignee.count({ where: { reviewId: id, removedAt: null } })
    const data = { status: 'ACTIVE', closesAt, timeZone, closedAt: null, askedCount } as const
    await tx.review.update({ where: { id }, data, select: { id: true } })
    await renewLinks(tx, { id, closesAt })
    const waiting = await listWaiting(tx, id)
    const outside = await listExternalWaiting(tx, review)
    await reviewReopened(tx, actor, { ...review, timeZone, closesAt, at }, { waiting, outside })
    await askUnasked(tx, { ...review, status: 'ACTIVE', timeZone, closesAt })
    return { id }
  })
