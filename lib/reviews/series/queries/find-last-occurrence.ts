import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** The creator of a series, and whether they are active. */
export type Sender = { creatorId: string; isCreatorHere: boolean }

export const isStillSentBy = (sender: Sender, series: Sender) =>
  sender.creatorId === series.creatorId && sender.isCreatorHere === series.isCreatorHere

export const findLastOccurrence = (tx: Tx, seriesId: string) =>
  tx.review.findFirst({
    where: { seriesId, status: { not: 'DRAFT' } },
    orderBy: { occursOn: 'desc' },
    select: { id: true, title: true },
  })

const person = { id: true, user: { select: { email: true, firstName: true, lastName: true } } } as const
const active = { status: 'ACTIVE' } as const

/** The Admins stand in for a creator who left. */
export async function listKeepers(tx: Tx, workspaceId: string, creatorId: string) {
  const creator = await tx.member.findFirst({ where: { id: creatorId, workspaceId, ...active }, select: person })
  if (creator) return [creator]
  return tx.member.findMany({ where: { workspaceId, role: 'Admin', ...active }, select: person, take: 20 })
}
