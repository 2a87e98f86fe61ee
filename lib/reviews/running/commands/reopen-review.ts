import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { renewLinks } from '@/lib/reviews/answering/externals/commands/renew-links'
import { closesInPast } from '@/lib/reviews/refusals'
import { askUnasked } from '@/lib/reviews/running/respondents/commands/ask-unasked'
import { listOutsideWaiting } from '@/lib/reviews/running/respondents/outside/queries'
import { listWaiting } from '@/lib/reviews/running/respondents/waiting/queries'
import { reviewReopened } from '@/lib/reviews/running/notices'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { closeDateMissing } from '@/lib/reviews/running/refusals'
import { chosenEnd, reopenFault } from '@/lib/reviews/running/rules'
import type { ReopenReviewInput } from '@/lib/reviews/running/schema'

/**
 * Opens a closed review again until a new close date, as long as nothing of it was released. An anonymous one stays
 * closed, because its key is gone. Who was added while it was paused, and never asked, is asked now. Reopening twice changes
 * nothing.
 */
export const reopenReview = (actor: Actor, { id, ...closing }: ReopenReviewInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    if (review.status === 'ACTIVE') return { id }
    const fault = reopenFault(review)
    if (fault) throw fault
    const at = now()
    const closesAt = chosenEnd(closing)
    if (!closesAt) throw closeDateMissing()
    if (closesAt <= at) throw closesInPast()
    const { timeZone } = closing
    // All of them: the close took those off who had not been asked.
    const askedCount = await tx.reviewAssignee.count({ where: { reviewId: id, removedAt: null } })
    const data = { status: 'ACTIVE', closesAt, timeZone, closedAt: null, askedCount } as const
    await tx.review.update({ where: { id }, data, select: { id: true } })
    await renewLinks(tx, { id, closesAt })
    const [waiting, outside] = [await listWaiting(tx, id), await listOutsideWaiting(tx, review)]
    await reviewReopened(tx, actor, { ...review, timeZone, closesAt, at }, { waiting, outside })
    await askUnasked(tx, { ...review, status: 'ACTIVE', timeZone, closesAt })
    return { id }
  })
