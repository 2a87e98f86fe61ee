import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { listWaiting } from '../../respondents/waiting/queries'
import { reviewResumed } from '../notices'
import { holdOwnReview } from '../queries'
import { resumeFault } from '../rules'
import type { RunReviewInput } from '../schema'

/** Lets people answer again what was paused. Resuming twice changes nothing. */
export const resumeReview = (actor: Actor, { id }: RunReviewInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    if (review.status === 'ACTIVE') return { id }
    const at = now()
    const fault = resumeFault(review, at)
    if (fault) throw fault
    await tx.review.update({ where: { id }, data: { status: 'ACTIVE' }, select: { id: true } })
    await reviewResumed(tx, actor, { ...review, at }, await listWaiting(tx, id))
    return { id }
  })
