import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Together } from '@/lib/reviews/drafting/rules/sent-form'
import { listAskedTogether } from '@/lib/reviews/series/queries/find-next-occurrence'

type Joining = { seriesId: string; occursOn: Date; lastRoundId: string | null }

async function openRound(tx: Tx, { workspaceId, memberId: creatorId }: Actor, title: string) {
  const data = { workspaceId, creatorId, title, createdAt: now() }
  return tx.reviewRound.create({ data, select: { id: true } })
}

/**
 * Reviews sent together about several subjects repeat separately. This groups the next ones again in the caller's
 * transaction: the first one sent opens the round, the others join. Null for a review sent alone.
 */
export async function joinSiblings(tx: Tx, actor: Actor, joining: Joining): Promise<Together | null> {
  const { seriesId, occursOn, lastRoundId } = joining
  if (lastRoundId === null) return null
  // Two servers may send two of them in parallel, and only one may open the round.
  await tx.$queryRaw`SELECT id FROM "ReviewRound" WHERE id = ${lastRoundId}::uuid FOR UPDATE`
  const { title } = await tx.reviewRound.findUniqueOrThrow({ where: { id: lastRoundId }, select: { title: true } })
  const sibling = await tx.review.findFirst({
    where: { workspaceId: actor.workspaceId, occursOn, previous: { roundId: lastRoundId }, roundId: { not: null } },
    select: { roundId: true },
  })
  const roundId = sibling?.roundId ?? (await openRound(tx, actor, title)).id
  return { roundId, title, memberIds: await listAskedTogether(tx, { seriesId, occursOn, lastRoundId }) }
}
