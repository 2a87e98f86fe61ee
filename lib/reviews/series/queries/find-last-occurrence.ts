import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** In whose name a series goes on, and whether they are in the workspace to do so. */
export type Sender = { creatorId: string; isCreatorHere: boolean }

/** The newest occurrence that went out, for its title and for what the next one repeats. */
export const findLastOccurrence = (tx: Tx, seriesId: string) =>
  tx.review.findFirst({
    where: { seriesId, status: { not: 'DRAFT' } },
    orderBy: { occursOn: 'desc' },
    select: { id: true, title: true },
  })

const person = { id: true, user: { select: { email: true, firstName: true, lastName: true } } } as const
const active = { status: 'ACTIVE' } as const

/** Who is told that a series ended: its creator, and in place of one who left the Admins. */
export async function listKeepers(tx: Tx, workspaceId: string, creatorId: string) {
  const creator = await tx.member.findFirst({ where: { id: creatorId, workspaceId, ...active }, select: person })
  if (creator) return [creator]
  return tx.member.findMany({ where: { workspaceId, role: 'Admin', ...active }, select: person, take: 20 })
}
