import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { Anonymity, AssigneeStatus, Relationship, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { keyedHash } from '@/lib/platform/secrets'
import { noSuchReview } from '../refusals'
import { isOpen } from '../rules'
import { alreadyAnswered, closedForAnswers, notAsked, optedOut } from '../responses/refusals'

/** Whoever answers: a member, or the holder of an e-mailed link. */
export type Asker = Actor | ReviewerActor

type HeldReview = {
  reviewId: string
  workspaceId: string
  status: ReviewStatus
  anonymity: Anonymity
  closesAt: Date | null
  responseKey: Uint8Array | null
}

/** Somebody asked, in a review that cannot change until the transaction ends. */
export type HeldRespondent = HeldReview & {
  assigneeId: string
  relationship: Relationship
  assigneeStatus: AssigneeStatus
}

const isOutside = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

function holdReview(tx: Tx, reviewId: string, workspaceId: string, lock: 'SHARE' | 'UPDATE') {
  const held = lock === 'SHARE' ? Prisma.sql`FOR SHARE` : Prisma.sql`FOR UPDATE`
  return tx.$queryRaw<HeldReview[]>`
    SELECT id AS "reviewId", "workspaceId", status, anonymity, "closesAt", "responseKey" FROM "Review"
    WHERE id = ${reviewId}::uuid AND "workspaceId" = ${workspaceId}::uuid AND status <> 'DRAFT' ${held}`
}

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
    select: { id: true, relationship: true, status: true },
  })
  if (!assignee) throw notAsked()
  const { id: assigneeId, relationship, status: assigneeStatus } = assignee
  return { ...review, assigneeId, relationship, assigneeStatus }
}

/** Throws unless this respondent can still write: the review runs, and they neither answered nor opted out. */
export function ensureCanWrite(respondent: HeldRespondent) {
  if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
  if (!isOpen(respondent, now())) throw closedForAnswers()
  if (respondent.assigneeStatus === 'OPTED_OUT') throw optedOut()
}

/** How a response knows its owner: by assignee, or of an anonymous review by a hash that dies with its key. */
export function ownerOf({
  anonymity,
  responseKey,
  assigneeId,
}: Pick<HeldRespondent, 'anonymity' | 'responseKey' | 'assigneeId'>) {
  if (anonymity === 'NAMED') return { assigneeId }
  return responseKey === null ? null : { ownerHash: keyedHash(responseKey, assigneeId) }
}
