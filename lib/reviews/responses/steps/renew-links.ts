import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'
import { endFor } from '@/lib/reviews/model/rules/review-state'

/**
 * Updates the links of external reviewers after the end of a locked review moved; extensions stay, and links of removed
 * reviewers stay closed.
 */
export async function renewLinks(tx: Tx, review: { id: string; closesAt: Date | null }) {
  const at = now()
  const asked = await tx.reviewAssignee.findMany({
    where: { reviewId: review.id, memberId: null, removedAt: null },
    select: { id: true, closesAt: true },
  })
  const links = asked.map((assignee) => ({
    assigneeId: assignee.id,
    end: linkEnd(endFor(review, assignee), at).getTime(),
  }))
  for (const end of new Set(links.map((link) => link.end))) {
    const assigneeIds = links.filter((link) => link.end === end).map(({ assigneeId }) => assigneeId)
    const where = { reviewId: review.id, assigneeId: { in: assigneeIds } }
    await tx.externalReviewer.updateMany({ where, data: { expiresAt: new Date(end) } })
  }
}
