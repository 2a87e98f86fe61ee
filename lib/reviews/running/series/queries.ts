import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { dayOf } from '@/lib/scheduling/rules'
import { noSuchSeries } from './refusals'
import type { SeriesFacts } from './rules'

/** In whose name a series goes on, and whether they are in the workspace to do so. */
export type Sender = { creatorId: string; isCreatorHere: boolean }

export type HeldSeries = SeriesFacts & Sender & { id: string; nextOn: string | null }

/** A series that cannot change until the transaction ends; a second server waits here and then finds it moved on. */
export async function holdSeries(tx: Tx, id: string, workspaceId: string): Promise<HeldSeries> {
  await tx.$queryRaw`
    SELECT id FROM "ReviewSeries" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  const series = await tx.reviewSeries.findFirst({
    where: { id, workspaceId },
    select: {
      ...{ id: true, creatorId: true, frequency: true, timeZone: true, firstOn: true, startTime: true },
      ...{ openDays: true, closesTime: true, nextOn: true, creator: { select: { status: true } } },
    },
  })
  if (!series) throw noSuchSeries()
  const { creator, firstOn, nextOn, ...facts } = series
  const isCreatorHere = creator.status === 'ACTIVE'
  return { ...facts, isCreatorHere, firstOn: dayOf(firstOn), nextOn: nextOn && dayOf(nextOn) }
}

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
