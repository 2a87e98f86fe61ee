import 'server-only'
import type { ReviewStatus, Anonymity, Relationship, AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import { Prisma, type Tx } from '@/lib/platform/db'
import { isOutside, isRemoved, type Asker } from '@/lib/reviews/responses/queries/same-person'
import { noSuchReview } from '@/lib/reviews/refusals'
import {
  notAsked,
  noLongerAsked,
  closedForAnswers,
  pausedForNow,
  alreadyAnswered,
  optedOut,
} from '@/lib/reviews/responses/refusals'
import { endFor, isStillAsking } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'
import { keyedHash } from '@/lib/platform/secrets'

type LockedReview = {
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
export type LockedRespondent = LockedReview & {
  assigneeId: string
  relationship: Relationship
  assigneeStatus: AssigneeStatus
}

function lockReview(tx: Tx, reviewId: string, workspaceId: string, lock: 'SHARE' | 'UPDATE') {
  const held = lock === 'SHARE' ? Prisma.sql`FOR SHARE` : Prisma.sql`FOR UPDATE`
  return tx.$queryRaw<LockedReview[]>`
    SELECT id AS "reviewId", "workspaceId", status, anonymity, "closesAt", "responseKey", "seriesId", "mayOptOut",
      "mayEdit", "mayDeclineFuture" FROM "Review"
    WHERE id = ${reviewId}::uuid AND "workspaceId" = ${workspaceId}::uuid AND status <> 'DRAFT' ${held}`
}

/** The asker's place in the review, with its row held so that it cannot close meanwhile. Throws not-found and forbidden. */
export async function lockRespondent(
  tx: Tx,
  asker: Asker,
  reviewId: string,
  lock: 'SHARE' | 'UPDATE',
): Promise<LockedRespondent> {
  if (isOutside(asker) && asker.reviewId !== reviewId) throw noSuchReview()
  const [review] = await lockReview(tx, reviewId, asker.workspaceId, lock)
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
export function ensureNotClosed({ status, closesAt }: LockedRespondent) {
  if (!isStillAsking({ status, closesAt }, now())) throw closedForAnswers()
}

/** Throws unless the review takes answers from this respondent at this moment. */
export function ensureOpen(respondent: LockedRespondent) {
  ensureNotClosed(respondent)
  if (respondent.status === 'INACTIVE') throw pausedForNow()
}

/** Throws unless this respondent's draft can be kept: neither answered nor opted out, and not closed. */
export function ensureCanSave(respondent: LockedRespondent) {
  if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
  ensureNotClosed(respondent)
  if (respondent.assigneeStatus === 'OPTED_OUT') throw optedOut()
}

/** How a response knows whose it is. */
export type Owner = { assigneeId: string } | { ownerHash: string }

type Owned = Pick<LockedRespondent, 'anonymity' | 'responseKey' | 'assigneeId'>

/** The owner of a response: the assignee, or of an anonymous review a hash that dies with its key. */
export function ownerOf({ anonymity, responseKey, assigneeId }: Owned): Owner | null {
  if (anonymity !== 'ANONYMOUS') return { assigneeId }
  return responseKey === null ? null : { ownerHash: keyedHash(responseKey, assigneeId) }
}
