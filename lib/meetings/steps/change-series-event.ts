import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { dateOf, type Day } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { moveSeriesEvent, touchCalendar, touchSeries } from './calendar-events'
import { keepRule } from './series-rule'

/** Deviating meetings, pushed one by one. */
async function touchExceptions(tx: Tx, seriesId: string, from: Day | null) {
  const alone = [{ isException: true }, { canceledAt: { not: null } }]
  const later = from === null ? {} : { occursOn: { gte: dateOf(from) } }
  const where = { seriesId, ...later, OR: alone, completedAt: null }
  const meetings = await tx.meeting.findMany({ where, select: { id: true } })
  const ids = meetings.map(({ id }) => id)
  await touchCalendar(tx, ids)
}

/**
 * Title, attendees or length of a series changed, for all or from a day on. If earlier meetings keep theirs, the event
 * ends and a new one begins.
 */
export async function changeSeriesEvent(tx: Tx, series: MeetingSeries, from: Day | null) {
  const { id: seriesId, calendarUid: beforeUid } = series
  const where = { seriesId, ruleId: beforeUid }
  const earlier = from === null ? 0 : await tx.meeting.count({ where: { ...where, occursOn: { lt: dateOf(from) } } })
  if (from === null || earlier === 0) {
    const data = { durationMinutes: series.durationMinutes }
    await tx.calendarEvent.updateMany({ where: { id: beforeUid }, data })
    await tx.seriesRule.updateMany({ where: { id: beforeUid }, data })
    await touchSeries(tx, seriesId)
  } else {
    const data = { calendarUid: randomId() }
    const changed = await tx.meetingSeries.update({ where: { id: seriesId }, data })
    await keepRule(tx, changed)
    const later = await tx.meeting.updateManyAndReturn({
      where: { ...where, occursOn: { gte: dateOf(from) } },
      data: { ruleId: changed.calendarUid },
      select: { id: true },
    })
    const ids = later.map(({ id }) => id)
    await moveSeriesEvent(tx, { series: changed, beforeUid, firstOn: from, ids })
  }
  await touchExceptions(tx, seriesId, from)
}
