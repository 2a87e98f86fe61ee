import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/** Cancels these meetings and gives everybody their time back. */
export async function cancelMeetings(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  const data = { canceledAt: now(), sequence: { increment: 1 }, version: { increment: 1 } }
  await tx.meeting.updateMany({ where: { id: { in: [...ids] } }, data })
  await tx.meetingAttendee.updateMany({ where: { meetingId: { in: [...ids] } }, data: { isCanceled: true } })
}

/** No more meetings of a series are made. */
export const endMeetingSeries = (tx: Tx, seriesId: string) =>
  tx.meetingSeries.update({
    where: { id: seriesId },
    data: { endedAt: now(), sequence: { increment: 1 } },
    select: { id: true },
  })
