import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { signal } from '@/lib/platform/live/signals'
import type { Tx } from '@/lib/platform/tx'

export type LockedPair = { id: string; workspaceId: string; firstId: string; secondId: string }

export const otherOf = ({ firstId, secondId }: Pick<LockedPair, 'firstId' | 'secondId'>, memberId: string) =>
  firstId === memberId ? secondId : firstId

/** A pair of the actor, locked so both write in turn; open pages refresh on commit. Throws not-found for others. */
export async function lockPair(tx: Tx, actor: Actor, id: string): Promise<LockedPair> {
  const [pair] = await tx.$queryRaw<LockedPair[]>`
    SELECT p.id, p."workspaceId", p."firstId", p."secondId" FROM "OneOnOnePair" p
    WHERE p.id = ${id}::uuid AND p."workspaceId" = ${actor.workspaceId}::uuid
      AND ${actor.memberId}::uuid IN (p."firstId", p."secondId") FOR NO KEY UPDATE`
  if (!pair) throw noSuchPair()
  ensureMeetings(actor, 'ONE_ON_ONE')
  await signal(tx, [id])
  return pair
}

export async function lockPairOf(tx: Tx, actor: Actor, meetingId: string): Promise<LockedPair> {
  const { workspaceId } = actor
  const found = await tx.oneOnOne.findFirst({ where: { id: meetingId, workspaceId }, select: { pairId: true } })
  if (!found) throw noSuchPair()
  return lockPair(tx, actor, found.pairId)
}
