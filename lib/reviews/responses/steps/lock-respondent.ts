import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'
import {
  isExternal,
  isRemoved,
  type AnsweredReview,
  type Asker,
  type LockedRespondent,
} from '@/lib/reviews/responses/queries/respondent-state'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { notAsked, noLongerAsked } from '@/lib/reviews/responses/refusals'
import { endFor } from '@/lib/reviews/model/rules/review-state'

function lockReview(tx: Tx, reviewId: string, workspaceId: string, lock: 'SHARE' | 'UPDATE') {
  const held = lock === 'SHARE' ? Prisma.sql`FOR SHARE` : Prisma.sql`FOR UPDATE`
  return tx.$queryRaw<AnsweredReview[]>`
    SELECT id AS "reviewId", "workspaceId", kind, status, anonymity, "closesAt", "responseKey", "seriesId", "mayOptOut",
      "mayEdit", "mayDeclineFuture", "timeZone" FROM "Review"
    WHERE id = ${reviewId}::uuid AND "workspaceId" = ${workspaceId}::uuid AND status <> 'DRAFT' ${held}`
}

/** The asker's assignment, in a review locked against closing. Throws not-found and forbidden. */
export async function lockRespondent(
  tx: Tx,
  asker: Asker,
  reviewId: string,
  lock: 'SHARE' | 'UPDATE',
): Promise<LockedRespondent> {
  if (isExternal(asker) && asker.reviewId !== reviewId) throw noSuchReview()
  const [review] = await lockReview(tx, reviewId, asker.workspaceId, lock)
  if (!review) throw noSuchReview()
  // A separate statement after the lock: joined to it, the row would be read as before the wait, and a double Send
  // would count twice.
  const assignee = await tx.reviewAssignee.findFirst({
    where: { reviewId, ...(isExternal(asker) ? { id: asker.assigneeId } : { memberId: asker.memberId }) },
    select: { id: true, relationship: true, status: true, closesAt: true, removedAt: true, isUnasked: true },
  })
  if (!assignee) throw notAsked()
  const { id: assigneeId, relationship, status: assigneeStatus } = assignee
  if (isRemoved(assignee)) throw noLongerAsked()
  return { ...review, closesAt: endFor(review, assignee), assigneeId, relationship, assigneeStatus }
}
