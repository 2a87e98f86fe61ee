import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findMissing, type MeetingPlace } from '@/lib/meetings/steps/book-places'
import { notWithYourself, partnerGone, partnerLeft } from '@/lib/one-on-ones/refusals'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import type { LockedPair } from './lock-pair'

export async function ensurePair(tx: Tx, { workspaceId, memberId }: Actor, withId: string): Promise<string> {
  if (withId === memberId) throw notWithYourself()
  const colleague = { id: withId, workspaceId, status: 'ACTIVE' } as const
  if ((await tx.member.count({ where: colleague })) === 0) throw partnerGone()
  const [firstId = memberId, secondId = withId] = [memberId, withId].toSorted()
  const two = { firstId, secondId }
  await tx.oneOnOnePair.createMany({ data: [{ ...two, workspaceId, createdAt: now() }], skipDuplicates: true })
  const pair = await tx.oneOnOnePair.findUniqueOrThrow({ where: { firstId_secondId: two }, select: { id: true } })
  return pair.id
}

export const writeOneOnOnes = (tx: Tx, workspaceId: string, pairId: string, ids: readonly string[]) =>
  tx.oneOnOne.createMany({ data: ids.map((id) => ({ id, workspaceId, pairId })), skipDuplicates: true })

/** The places of both. Throws a conflict once one of them has left. */
export async function placesOfPair(tx: Tx, { workspaceId, firstId, secondId }: LockedPair): Promise<MeetingPlace[]> {
  const two = [firstId, secondId]
  if ((await findMissing(tx, workspaceId, two)).length > 0) throw partnerLeft()
  return two.map((memberId) => ({ memberId, isBooked: true }))
}
