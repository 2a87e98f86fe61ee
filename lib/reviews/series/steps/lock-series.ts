import 'server-only'
import type { SeriesFacts } from '@/lib/reviews/model/rules/repeats'
import type { Sender } from '@/lib/reviews/series/queries/find-last-occurrence'
import type { Tx } from '@/lib/platform/db'
import { noSuchSeries } from '@/lib/reviews/series/refusals'
import { dayOf } from '@/lib/shared/dates'

export type LockedSeries = SeriesFacts & Sender & { id: string; nextOn: string | null }

/** Locks the series until the transaction ends; a second server waits and then finds it moved on. */
export async function lockSeries(tx: Tx, id: string, workspaceId: string): Promise<LockedSeries> {
  await tx.$queryRaw`
    SELECT id FROM "ReviewSeries" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  const series = await tx.reviewSeries.findFirst({
    where: { id, workspaceId },
    select: {
      id: true,
      creatorId: true,
      frequency: true,
      timeZone: true,
      firstOn: true,
      startTime: true,
      openDays: true,
      closesTime: true,
      nextOn: true,
      creator: { select: { status: true } },
    },
  })
  if (!series) throw noSuchSeries()
  const { creator, firstOn, nextOn, ...facts } = series
  const isCreatorHere = creator.status === 'ACTIVE'
  return { ...facts, isCreatorHere, firstOn: dayOf(firstOn), nextOn: nextOn && dayOf(nextOn) }
}
