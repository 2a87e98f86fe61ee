import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { RunReviewInput } from '@/lib/reviews/operating/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { now } from '@/lib/platform/clock'
import { resumeFault } from '@/lib/reviews/operating/rules'
import { findLastEnd } from '@/lib/reviews/model/queries/find-settings'
import { reviewResumed, type Waiting } from '@/lib/reviews/operating/notices/review-running'
import { isOpen, endFor } from '@/lib/reviews/model/rules/review-state'
import { listWaiting } from '@/lib/reviews/respondents/queries/list-waiting'
import { listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { askUnasked } from '@/lib/reviews/respondents/steps/ask-unasked'

/**
 * Resumes a paused review; past its end only respondents with an extension can answer. Asks the people added during the
 * pause. Resuming twice changes nothing.
 */
export const resumeReview = (actor: Actor, { id }: RunReviewInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    if (review.status === 'ACTIVE') return { id }
    const at = now()
    const fault = resumeFault({ ...review, closesAt: await findLastEnd(tx, review) }, at)
    if (fault) throw fault
    await tx.review.update({ where: { id }, data: { status: 'ACTIVE' }, select: { id: true } })
    const isOpenTo = (person: Waiting) => isOpen({ status: 'ACTIVE', closesAt: endFor(review, person) }, at)
    const waiting = (await listWaiting(tx, id)).filter(isOpenTo)
    const outside = await listExternalWaiting(tx, review)
    await reviewResumed(tx, actor, { ...review, at }, { waiting, outside })
    await askUnasked(tx, { ...review, status: 'ACTIVE' })
    return { id }
  })
