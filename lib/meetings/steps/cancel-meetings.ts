import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { bookFreed, listBooked } from './book-freed'
import { touchCalendar, touchSeries } from './calendar-events'
import { raiseSeries } from './series-rule'

/** Who cancels; null: nobody in particular. */
type CanceledBy = { memberId: string } | null

/** Cancels meetings whose times `bookFreed` gives to others later. */
export async function markCanceled(tx: Tx, by: CanceledBy, ids: readonly string[]) {
  if (ids.length === 0) return
  const canceled = { canceledAt: now(), canceledById: by?.memberId ?? null }
  const data = { ...canceled, sequence: { increment: 1 }, version: { increment: 1 } }
  await tx.meeting.updateMany({ where: { id: { in: [...ids] } }, data })
  await tx.meetingAttendee.updateMany({ where: { meetingId: { in: [...ids] } }, data: { isCanceled: true } })
  await raiseSeries(tx, ids)
  await touchCalendar(tx, ids)
}

export async function cancelMeetings(tx: Tx, by: CanceledBy, ids: readonly string[]) {
  const freed = await listBooked(tx, ids)
  await markCanceled(tx, by, ids)
  await bookFreed(tx, freed)
}

export async function endMeetingSeries(tx: Tx, seriesId: string) {
  const data = { endedAt: now(), sequence: { increment: 1 } } as const
  await tx.meetingSeries.update({ where: { id: seriesId }, data, select: { id: true } })
  await touchSeries(tx, seriesId)
}
