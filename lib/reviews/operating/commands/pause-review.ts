import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { RunReviewInput } from '@/lib/reviews/operating/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { pauseFault } from '@/lib/reviews/model/rules/running-review'
import { listWaiting } from '@/lib/reviews/respondents/queries/list-waiting'
import { listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { remindersWithdrawn } from '@/lib/reviews/model/notices'
import { reviewPaused } from '@/lib/reviews/operating/notices/review-running'
import { now } from '@/lib/platform/clock'

/** Drafts of respondents are kept. Pausing twice changes nothing. */
export const pauseReview = (actor: Actor, { id }: RunReviewInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    if (review.status === 'INACTIVE') return { id }
    await tx.review.update({ where: { id }, data: { status: 'INACTIVE' }, select: { id: true } })
    const waiting = await listWaiting(tx, id)
    const outside = await listExternalWaiting(tx, review)
    await remindersWithdrawn(tx, { reviewId: id })
    await reviewPaused(tx, actor, { ...review, at: now() }, { waiting, outside })
    return { id }
  })
