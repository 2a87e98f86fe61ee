import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { nobodyToReleaseTo, noSuchReview, notClosed, nothingToRelease, notYourReview } from '../refusals'
import { reviewReleased } from '../release/notices'
import { canReleaseReview } from '../release/policy'
import { releaseBar, type ReleaseBar } from '../release/rules'
import type { ReleaseReviewInput } from '../release/schema'
import { isReleased } from '../rules'

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
    creator: { select: { user: named } },
    subject: {
      select: {
        id: true,
        status: true,
        user: { select: { email: true, ...named.select } },
        assignments: { where: { reviewId }, select: { id: true } },
      },
    },
  }) as const

const findReview = (tx: Tx, id: string, workspaceId: string) =>
  tx.review.findFirst({ relationLoadStrategy: 'join', where: { id, workspaceId }, select: selectOf(id) })

type Found = NonNullable<Awaited<ReturnType<typeof findReview>>>

const refusals: Record<ReleaseBar, () => Error> = {
  nobody: nobodyToReleaseTo,
  'not-closed': notClosed,
  nothing: nothingToRelease,
}

function ensureReleasable(review: Found) {
  const bar = releaseBar(review)
  if (bar !== null) throw refusals[bar]()
  if (review.subject === null) throw nobodyToReleaseTo()
  return review.subject
}

/**
 * Lets the subject read a closed review and tells them, with a note of who releases it if there is one. It never goes
 * back; releasing twice changes nothing. The product releases what its creator let it release.
 */
export const releaseReview = (actor: Actor | SystemActor, { id, note = '' }: ReleaseReviewInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const review = await findReview(tx, id, workspaceId)
    if (!review) throw noSuchReview()
    if (!canReleaseReview(actor, review)) throw notYourReview()
    if (isReleased(review.status)) return { id }
    const subject = ensureReleasable(review)
    const releasedById = isSystem(actor) ? null : actor.memberId
    const releaseNote = note.trim() || null
    const data = { status: 'RELEASED', releasedAt: now(), releasedById, releaseNote } as const
    const released = await tx.review.updateMany({ where: { id, workspaceId, status: 'CLOSED' }, data })
    if (released.count === 0) return { id }
    const reader = { memberId: subject.id, email: subject.user.email, name: fullName(subject.user) }
    const { title, workspace, creator } = review
    const releaser = { releaserId: review.creatorId, releaserName: fullName(creator.user) }
    await reviewReleased(tx, reader, { id, workspaceId, workspaceName: workspace.name, title, ...releaser, note })
    await record(tx, actor, { action: 'review.released', objectId: id, title: `Released “${title}” to ${reader.name}` })
    return { id }
  })
