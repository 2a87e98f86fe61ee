import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { touchCalendar, touchSeries } from './calendar-events'

export async function cancelMeetings(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  const data = { canceledAt: now(), sequence: { increment: 1 }, version: { increment: 1 } }
  await tx.meeting.updateMany({ where: { id: { in: [...ids] } }, data })
  await tx.meetingAttendee.updateMany({ where: { meetingId: { in: [...ids] } }, data: { isCanceled: true } })
  await touchCalendar(tx, ids)
}

export async function endMeetingSeries(tx: Tx, seriesId: string) {
  const data = { endedAt: now(), sequence: { increment: 1 } } as const
  await tx.meetingSeries.update({ where: { id: seriesId }, data, select: { id: true } })
  await touchSeries(tx, seriesId)
}
