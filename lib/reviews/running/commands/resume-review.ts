import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { askUnasked } from '@/lib/reviews/running/respondents/commands/ask-unasked'
import { listOutsideWaiting } from '@/lib/reviews/running/respondents/outside/queries'
import { listWaiting } from '@/lib/reviews/running/respondents/waiting/queries'
import { endFor, isOpen } from '@/lib/reviews/rules'
import { reviewResumed, type Waiting } from '@/lib/reviews/running/notices'
import { findLastEnd, holdOwnReview } from '@/lib/reviews/running/queries'
import { resumeFault } from '@/lib/reviews/running/rules'
import type { RunReviewInput } from '@/lib/reviews/running/schema'

/**
 * Lets people answer again what was paused; past its end those who were given more time, where there are any. Who was added
 * meanwhile is asked now. Resuming twice changes nothing.
 */
export const resumeReview = (actor: Actor, { id }: RunReviewInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    if (review.status === 'ACTIVE') return { id }
    const at = now()
    const fault = resumeFault({ ...review, closesAt: await findLastEnd(tx, review) }, at)
    if (fault) throw fault
    await tx.review.update({ where: { id }, data: { status: 'ACTIVE' }, select: { id: true } })
    const isOpenTo = (person: Waiting) => isOpen({ status: 'ACTIVE', closesAt: endFor(review, person) }, at)
    const waiting = (await listWaiting(tx, id)).filter(isOpenTo)
    const outside = await listOutsideWaiting(tx, review)
    await reviewResumed(tx, actor, { ...review, at }, { waiting, outside })
    await askUnasked(tx, { ...review, status: 'ACTIVE' })
    return { id }
  })
