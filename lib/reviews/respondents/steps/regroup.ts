import 'server-only'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { ownerOf } from '@/lib/reviews/responses/queries/response-owners'
import { revisionOwnerOf } from '@/lib/reviews/responses/queries/response-owners'

/** `former`: the group they go back to, where they are in the new one only for as long as their teams say so. */
type Grouping = { relationship: Relationship; former?: Relationship }

/**
 * Puts a place of a held review into another group, with what its holder has written: drafts, what they sent, and what they
 * are changing in it. Whether that may be, is for the caller to ask.
 */
export async function regroup(
  tx: Tx,
  { id: reviewId, anonymity }: LockedReview,
  assigneeId: string,
  { relationship, former }: Grouping,
) {
  const data = { relationship, formerRelationship: former ?? null }
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data, select: { id: true } })
  // The close of an anonymous review groups its answers by their assignees.
  if (anonymity === 'ANONYMOUS') return
  const owned = { anonymity, responseKey: null, assigneeId }
  const owners = [ownerOf(owned), revisionOwnerOf(owned)].filter((owner) => owner !== null)
  await tx.answer.updateMany({ where: { reviewId, response: { OR: owners } }, data: { relationship } })
}
