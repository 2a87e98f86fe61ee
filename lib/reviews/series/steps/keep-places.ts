import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { NextOccurrence } from '@/lib/reviews/series/rules/occurrences'
import { now } from '@/lib/platform/clock'

/**
 * Adds members without access as removed, with no notice, so that they are asked on their return and later rounds
 * include them.
 */
export async function keepPlaces(
  tx: Tx,
  { workspaceId }: Actor,
  { reviewId, away }: { reviewId: string } & Pick<NextOccurrence, 'away'>,
) {
  const at = now()
  const place = { workspaceId, reviewId, removedAt: at, leftAt: at, createdAt: at }
  const data = away.map(({ memberId, relationship }) => ({ ...place, memberId, relationship }))
  await tx.reviewAssignee.createMany({ data, skipDuplicates: true })
}
