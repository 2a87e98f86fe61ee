import 'server-only'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Tx } from '@/lib/platform/db'
import { yetToPropose, expectedGroups } from '@/lib/reviews/model/rules/groups'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'

type Review = Pick<LockedReview, 'id' | 'nominationsMin'>

/** The fewest peers that nominations will still add. */
async function countProposable(tx: Tx, { id: reviewId, nominationsMin: min }: Review) {
  if (min === null) return 0
  return yetToPropose({ min }, await tx.reviewNomination.count({ where: { reviewId, status: 'APPROVED' } }))
}

/** `goneId`: a respondent this change removes. */
type Change = { added: readonly Relationship[]; goneId?: string }

export async function findGroups(tx: Tx, review: Review, { added, goneId }: Change) {
  const where = { reviewId: review.id, removedAt: null }
  const asked = await tx.reviewAssignee.findMany({ where, select: { id: true, relationship: true } })
  const nominatedCount = await countProposable(tx, review)
  const sizesOf = (people: readonly { relationship: Relationship }[], more: readonly Relationship[] = []) => {
    const relationships = [...people.map(({ relationship }) => relationship), ...more]
    return expectedGroups({ relationships, externalCount: 0, nominatedCount })
  }
  const staying = asked.filter(({ id }) => id !== goneId)
  return { before: sizesOf(asked), after: sizesOf(staying, added) }
}
