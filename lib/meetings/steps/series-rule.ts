import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'

/** Keeps the present rule of a series, which new meetings of it are known by. */
export async function keepRule(tx: Tx, series: MeetingSeries) {
  const { id: seriesId, calendarUid: id, workspaceId } = series
  const { frequency, monthlyOn, firstOn, startTime, durationMinutes, timeZone } = series
  const rule = { frequency, monthlyOn, firstOn, startTime, durationMinutes, timeZone }
  const create = { id, seriesId, workspaceId, ...rule }
  await tx.seriesRule.upsert({ where: { id }, create, update: rule, select: { id: true } })
}

/** Calendars keep the version with the highest sequence. */
export const raiseSeries = (tx: Tx, meetingIds: readonly string[]) =>
  tx.meetingSeries.updateMany({
    where: { meetings: { some: { id: { in: [...meetingIds] } } } },
    data: { sequence: { increment: 1 } },
  })
