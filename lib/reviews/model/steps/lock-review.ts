import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { noSuchReview, notYourReview } from '@/lib/reviews/model/refusals'
import type { Actor } from '@/lib/access/actor'
import { canRunReview } from '@/lib/reviews/model/policy'

/** Throws not-found; the caller checks access. */
export async function lockReview(tx: Tx, { workspaceId }: { workspaceId: string }, id: string): Promise<LockedReview> {
  const [review] = await tx.$queryRaw<LockedReview[]>`
    SELECT id, "workspaceId", "creatorId", "subjectId", kind, title, status, anonymity, "releaseMode", "timeZone", "closesAt",
           "hasReminders", "askedCount", "answeredCount", "nominationsMin", "nominationsMax", "nominationsApprover"
    FROM "Review" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!review) throw noSuchReview()
  return review
}

/** Throws not-found and forbidden. */
export async function lockOwnReview(tx: Tx, actor: Actor, id: string): Promise<LockedReview> {
  const review = await lockReview(tx, actor, id)
  if (!canRunReview(actor, review)) throw notYourReview()
  return review
}
