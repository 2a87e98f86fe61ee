import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import type { HeldReview } from '../../running/queries'
import type { Newcomer } from '../newcomers/queries'

/**
 * Writes down those who are asked from now on and returns them; who is asked already is left alone, and who had been
 * taken out comes back to what they wrote. The review must be held.
 */
export async function askNewcomers(tx: Tx, { id: reviewId, workspaceId }: HeldReview, newcomers: Newcomer[]) {
  const createdAt = now()
  const ids = newcomers.map(({ memberId }) => memberId)
  const back = await tx.reviewAssignee.updateManyAndReturn({
    where: { reviewId, memberId: { in: ids }, removedAt: { not: null } },
    data: { removedAt: null },
    select: { memberId: true },
  })
  const fresh = await tx.reviewAssignee.createManyAndReturn({
    data: newcomers.map(({ memberId, relationship }) => ({ workspaceId, reviewId, memberId, relationship, createdAt })),
    skipDuplicates: true,
    select: { memberId: true },
  })
  const asked = new Set([...back, ...fresh].map(({ memberId }) => memberId))
  if (asked.size > 0) {
    const data = { askedCount: { increment: asked.size } }
    await tx.review.update({ where: { id: reviewId }, data, select: { id: true } })
  }
  return newcomers.filter(({ memberId }) => asked.has(memberId))
}
