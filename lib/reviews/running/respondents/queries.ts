import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { Anonymity, AssigneeStatus, Relationship, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { keyedHash } from '@/lib/platform/secrets'
import { noSuchReview } from '@/lib/reviews/refusals'
import { endFor, isStillAsking } from '@/lib/reviews/rules'
import {
  alreadyAnswered,
  closedForAnswers,
  noLongerAsked,
  notAsked,
  optedOut,
  pausedForNow,
} from '@/lib/reviews/answering/responses/refusals'

/** Whoever answers: a member, or the holder of an e-mailed link. */
export type Asker = Actor | ReviewerActor

type HeldReview = {
  reviewId: string
  workspaceId: string
  status: ReviewStatus
  anonymity: Anonymity
  /** Until when the asker can answer. */
  closesAt: Date | null
  responseKey: Uint8Array | null
  seriesId: string | null
  mayOptOut: boolean
  mayEdit: boolean
  mayDeclineFuture: boolean
}

/** Somebody asked, in a review that cannot change until the transaction ends. */
export type HeldRespondent = HeldReview & {
  assigneeId: string
  relationship: Relationship
  assigneeStatus: AssigneeStatus
}

export const isOutside = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

/** What tells somebody in every occurrence of a series: who is outside has a new link in each, and one address. */
export const samePerson = (asker: Asker): Prisma.ReviewAssigneeWhereInput =>
  isOutside(asker) ? { external: { email: asker.email } } : { memberId: asker.memberId }

function holdReview(tx: Tx, reviewId: string, workspaceId: string, lock: 'SHARE' | 'UPDATE') {
  const held = lock === 'SHARE' ? Prisma.sql`FOR SHARE` : Prisma.sql`FOR UPDATE`
  return tx.$queryRaw<HeldReview[]>`
    SELECT id AS "reviewId", "workspaceId", status, anonymity, "closesAt", "responseKey", "seriesId", "mayOptOut",
      "mayEdit", "mayDeclineFuture" FROM "Review"
    WHERE id = ${reviewId}::uuid AND "workspaceId" = ${workspaceId}::uuid AND status <> 'DRAFT' ${held}`
}

type Place = { status: AssigneeStatus; removedAt: Date | null; isUnasked: boolean }

/** Taken off the list, or not asked yet, with nothing sent: whoever sent something keeps their receipt. */
export const isRemoved = ({ status, removedAt, isUnasked }: Place) =>
  (removedAt !== null || isUnasked) && status !== 'ANSWERED'

/** The asker's place in the review, with its row held so that it cannot close meanwhile. Throws not-found and forbidden. */
export async function holdRespondent(
  tx: Tx,
  asker: Asker,
  reviewId: string,
  lock: 'SHARE' | 'UPDATE',
): Promise<HeldRespondent> {
  if (isOutside(asker) && asker.reviewId !== reviewId) throw noSuchReview()
  const [review] = await holdReview(tx, reviewId, asker.workspaceId, lock)
  if (!review) throw noSuchReview()
  // A statement of its own, begun when the review is held: joined to the one that waits for the lock, the respondent
  // would be read as they were before the wait, and somebody who presses Send twice would count twice.
  const assignee = await tx.reviewAssignee.findFirst({
    where: { reviewId, ...(isOutside(asker) ? { id: asker.assigneeId } : { memberId: asker.memberId }) },
    select: { id: true, relationship: true, status: true, closesAt: true, removedAt: true, isUnasked: true },
  })
  if (!assignee) throw notAsked()
  const { id: assigneeId, relationship, status: assigneeStatus } = assignee
  if (isRemoved(assignee)) throw noLongerAsked()
  return { ...review, closesAt: endFor(review, assignee), assigneeId, relationship, assigneeStatus }
}

/** Throws once the review, or this person's own end, has come to its close. A paused one will go on. */
export function ensureNotClosed({ status, closesAt }: HeldRespondent) {
  if (!isStillAsking({ status, closesAt }, now())) throw closedForAnswers()
}

/** Throws unless the review takes answers from this respondent at this moment. */
export function ensureOpen(respondent: HeldRespondent) {
  ensureNotClosed(respondent)
  if (respondent.status === 'INACTIVE') throw pausedForNow()
}

/** Throws unless this respondent's draft can be kept: neither answered nor opted out, and not closed. */
export function ensureCanSave(respondent: HeldRespondent) {
  if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
  ensureNotClosed(respondent)
  if (respondent.assigneeStatus === 'OPTED_OUT') throw optedOut()
}

/** How a response knows whose it is. */
export type Owner = { assigneeId: string } | { ownerHash: string }

type Owned = Pick<HeldRespondent, 'anonymity' | 'responseKey' | 'assigneeId'>

/** The owner of a response: the assignee, or of an anonymous review a hash that dies with its key. */
export function ownerOf({ anonymity, responseKey, assigneeId }: Owned): Owner | null {
  if (anonymity !== 'ANONYMOUS') return { assigneeId }
  return responseKey === null ? null : { ownerHash: keyedHash(responseKey, assigneeId) }
}
