import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { NextOccurrence } from '@/lib/reviews/series/rules/occurrences'
import { now } from '@/lib/platform/clock'

/**
 * Keeps the places of those who have no access when an occurrence is sent: they are not asked and nobody is told, but once they
 * are back they are asked in it like anybody who left while it ran, and those after it do not forget them.
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
