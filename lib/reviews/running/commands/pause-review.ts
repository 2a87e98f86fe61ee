import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { remindersWithdrawn } from '@/lib/reviews/running/reminders/notices'
import { listOutsideWaiting } from '@/lib/reviews/running/respondents/outside/queries'
import { listWaiting } from '@/lib/reviews/running/respondents/waiting/queries'
import { reviewPaused } from '@/lib/reviews/running/notices'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { pauseFault } from '@/lib/reviews/running/rules'
import type { RunReviewInput } from '@/lib/reviews/running/schema'

/** Stops the answering for a while; what people have written is kept. Pausing twice changes nothing. */
export const pauseReview = (actor: Actor, { id }: RunReviewInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    if (review.status === 'INACTIVE') return { id }
    await tx.review.update({ where: { id }, data: { status: 'INACTIVE' }, select: { id: true } })
    const [waiting, outside] = [await listWaiting(tx, id), await listOutsideWaiting(tx, review)]
    await remindersWithdrawn(tx, { reviewId: id })
    await reviewPaused(tx, actor, { ...review, at: now() }, { waiting, outside })
    return { id }
  })
