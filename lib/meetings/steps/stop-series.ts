import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { cancelMeetings, endMeetingSeries } from './cancel-meetings'

/** Ends a series and cancels upcoming meetings, returned earliest first; none if already ended. */
export async function stopSeries(tx: Tx, actor: Actor, seriesId: string) {
  await tx.$queryRaw`SELECT 1 FROM "MeetingSeries" WHERE id = ${seriesId}::uuid FOR UPDATE`
  const { endedAt } = await tx.meetingSeries.findUniqueOrThrow({ where: { id: seriesId }, select: { endedAt: true } })
  if (endedAt !== null) return []
  const coming = await tx.meeting.findMany({
    where: { seriesId, completedAt: null, canceledAt: null, startsAt: { gt: now() } },
    orderBy: { startsAt: 'asc' },
    select: { id: true, workspaceId: true, kind: true, title: true },
  })
  await cancelMeetings(
    tx,
    actor,
    coming.map(({ id }) => id),
  )
  await endMeetingSeries(tx, seriesId)
  return coming
}
