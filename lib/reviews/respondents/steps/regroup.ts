import 'server-only'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { ownerOf } from '@/lib/reviews/responses/queries/response-owners'
import { revisionOwnerOf } from '@/lib/reviews/responses/queries/response-owners'

/** `former`: the group they return to when teams change back. */
type Grouping = { relationship: Relationship; former?: Relationship }

/**
 * Moves a respondent of a locked review to another group, with their drafts, answers and revisions. The caller checks
 * whether this is allowed.
 */
export async function regroup(
  tx: Tx,
  { id: reviewId, anonymity }: LockedReview,
  assigneeId: string,
  { relationship, former }: Grouping,
) {
  const data = { relationship, formerRelationship: former ?? null }
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data, select: { id: true } })
  // The close of an anonymous review groups its answers by respondent.
  if (anonymity === 'ANONYMOUS') return
  const owned = { anonymity, responseKey: null, assigneeId }
  const owners = [ownerOf(owned), revisionOwnerOf(owned)].filter((owner) => owner !== null)
  await tx.answer.updateMany({ where: { reviewId, response: { OR: owners } }, data: { relationship } })
}
