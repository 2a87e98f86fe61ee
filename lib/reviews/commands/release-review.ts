import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { reviewReleased } from '../notices'
import { canRunReview } from '../policy'
import { nobodyToReleaseTo, noSuchReview, notClosed, nothingToRelease, notYourReview } from '../refusals'
import { isReleased, resultsHidden } from '../rules'
import type { ReviewIdInput } from '../schema'

const releaseSelect = {
  id: true,
  creatorId: true,
  title: true,
  status: true,
  anonymity: true,
  answeredCount: true,
  seenBySubject: true,
  subject: { select: { id: true, status: true, user: { select: { email: true, firstName: true, lastName: true } } } },
} as const

/** Lets the subject read a closed review and tells them. It never goes back; releasing twice changes nothing. */
export const releaseReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const { workspaceId, memberId: releasedById } = actor
    const review = await tx.review.findFirst({ where: { id, workspaceId }, select: releaseSelect })
    if (!review) throw noSuchReview()
    if (!canRunReview(actor, review)) throw notYourReview()
    if (isReleased(review.status)) return { id }
    const { subject } = review
    // Who asked about themselves reads everything already, so there is nobody left to release it to.
    const isOwn = subject?.id === review.creatorId
    if (subject?.status !== 'ACTIVE' || !review.seenBySubject || isOwn) throw nobodyToReleaseTo()
    if (review.status !== 'CLOSED') throw notClosed()
    if (resultsHidden(review) !== null || review.answeredCount === 0) throw nothingToRelease()
    const data = { status: 'RELEASED', releasedAt: now(), releasedById } as const
    const released = await tx.review.updateMany({ where: { id, workspaceId, status: 'CLOSED' }, data })
    if (released.count === 0) return { id }
    await reviewReleased(
      tx,
      actor,
      { memberId: subject.id, email: subject.user.email, name: fullName(subject.user) },
      review,
    )
    return { id }
  })
