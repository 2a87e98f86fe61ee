import 'server-only'
import { isAsked } from '@/lib/reviews/model/queries/find-readers'
import { transaction, type Tx } from '@/lib/platform/db'
import { releaseBlocked, type ReleaseBlocked } from '@/lib/reviews/model/rules/release'
import {
  nobodyToReleaseTo,
  notClosed,
  nothingToRelease,
  tooFewToRelease,
  noSuchReview,
  notYourReview,
} from '@/lib/reviews/model/refusals'
import { releasedWithoutNote } from '@/lib/reviews/results/refusals'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import type { ReleaseReviewInput } from '@/lib/reviews/results/schema'
import { canSettleReview } from '@/lib/reviews/handover/policy'
import { canReleaseReview } from '@/lib/reviews/results/policy'
import { isReleased } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { reviewReleased } from '@/lib/reviews/results/notices/review-released'
import { record } from '@/lib/audit/record'

const named = { select: { firstName: true, lastName: true } } as const

const selectOf = (reviewId: string) =>
  ({
    id: true,
    creatorId: true,
    title: true,
    status: true,
    anonymity: true,
    answeredCount: true,
    seenBySubject: true,
    releaseMode: true,
    workspace: { select: { name: true } },
    subjectId: true,
    creator: { select: { status: true, user: named } },
    subject: {
      select: {
        id: true,
        status: true,
        user: { select: { email: true, ...named.select } },
        assignments: { where: { reviewId, ...isAsked }, select: { id: true } },
      },
    },
  }) as const

const findReview = (tx: Tx, id: string, workspaceId: string) =>
  tx.review.findFirst({ relationLoadStrategy: 'join', where: { id, workspaceId }, select: selectOf(id) })

type ReleasableReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

const refusals: Record<ReleaseBlocked, () => Error> = {
  nobody: nobodyToReleaseTo,
  'not-closed': notClosed,
  nothing: nothingToRelease,
  'too-few': tooFewToRelease,
}

function ensureReleasable(review: ReleasableReview) {
  const blockedReason = releaseBlocked(review)
  if (blockedReason !== null) throw refusals[blockedReason]()
  if (review.subject === null) throw nobodyToReleaseTo()
  return review.subject
}

/**
 * Releasing again with the same note succeeds; a note that was not sent is refused, not dropped, and so is what was
 * reopened meanwhile.
 */
async function ensureNoteWent(tx: Tx, id: string, note: string | null) {
  const select = { status: true, releaseNote: true } as const
  const { status, releaseNote } = await tx.review.findUniqueOrThrow({ where: { id }, select })
  if (!isReleased(status)) throw notClosed()
  if (note !== null && note !== releaseNote) throw releasedWithoutNote()
  return { id }
}

/**
 * Lets the subject read a closed review and notifies them, with an optional note. It can't be undone; releasing twice
 * changes nothing. The system releases by release mode, and an Admin, unread, when the creator has left.
 */
export const releaseReview = (actor: Actor | SystemActor, { id, note = '' }: ReleaseReviewInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const review = await findReview(tx, id, workspaceId)
    if (!review) throw noSuchReview()
    const isSettled = !isSystem(actor) && canSettleReview(actor, review)
    if (!isSettled && !canReleaseReview(actor, review)) throw notYourReview()
    const releaseNote = note.trim() || null
    if (isReleased(review.status)) return ensureNoteWent(tx, id, releaseNote)
    const subject = ensureReleasable(review)
    const releasedById = isSystem(actor) ? null : actor.memberId
    const data = { status: 'RELEASED', releasedAt: now(), releasedById, releaseNote } as const
    const released = await tx.review.updateMany({ where: { id, workspaceId, status: 'CLOSED' }, data })
    if (released.count === 0) return ensureNoteWent(tx, id, releaseNote)
    const reader = { memberId: subject.id, email: subject.user.email, name: fullName(subject.user) }
    const { title, workspace, creator } = review
    const releaser = isSystem(actor)
      ? { releaserId: review.creatorId, releaserName: fullName(creator.user) }
      : { releaserId: actor.memberId, releaserName: fullName(actor) }
    await reviewReleased(tx, reader, { id, workspaceId, workspaceName: workspace.name, title, ...releaser, note })
    await record(tx, actor, { action: 'review.released', objectId: id, title: `Released “${title}” to ${reader.name}` })
    return { id }
  })
