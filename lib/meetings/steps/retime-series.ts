import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { outsideWeek, slotTaken } from '@/lib/meetings/refusals'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { spanOf } from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries, MADE_AHEAD_DAYS } from '@/lib/meetings/rules/series-days'
import type { Timing } from '@/lib/meetings/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { addDays, dateOf, dayIn, dayOf, daysBetween, type Day } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { chosenSpan, seriesRow } from './book-meeting'
import { bookFreed, listBooked } from './book-freed'
import { bookPlaces, ensureFree, type MeetingPlace } from './book-places'
import { moveSeriesEvent } from './calendar-events'
import { markCanceled } from './cancel-meetings'
import type { PendingMeeting } from './list-pending'
import type { LockedMeeting } from './lock-meeting'
import { makeOccurrences } from './make-occurrences'
import { seriesDaysOf } from './series-days-of'

type Retimed = {
  series: MeetingSeries
  meeting: LockedMeeting
  pending: readonly PendingMeeting[]
  timing: Timing
  places: readonly MeetingPlace[]
  /** From Google: the event stays, and missing meetings come later. */
  isFromCalendar?: boolean | undefined
}

const idsOf = (meetings: readonly { id: string }[]) => meetings.map(({ id }) => id)

/** The start by the series' rule of a meeting that may have been moved alone. */
function ruleStart({ startsAt }: { startsAt: Date }, on: Day | null, series: MeetingSeries): Date {
  const span = on && spanOf(on, series.startTime, series.durationMinutes, series.timeZone)
  return span ? span.startsAt : startsAt
}

/** The first day of the changed series, shifted by as much as the edited meeting. */
function firstDay({ series, meeting, pending, timing, isFromCalendar = false }: Retimed, zone: string): Day {
  const [first] = pending
  if (first === undefined) return timing.day
  const before = isFromCalendar ? ruleStart(meeting, meeting.occursOn, series) : meeting.startsAt
  const moved = daysBetween(dayIn(before, zone), timing.day)
  return addDays(dayIn(ruleStart(first, first.occursOn && dayOf(first.occursOn), series), zone), moved)
}

/** Detaches meetings, including canceled ones, from the series. Returns the days still taken. */
async function detach(tx: Tx, seriesId: string, pending: readonly PendingMeeting[]) {
  const ids = idsOf(pending)
  const from = pending[0]?.occursOn
  const canceled = from ? [{ canceledAt: { not: null }, occursOn: { gte: from } }] : []
  const where = { seriesId, OR: [{ id: { in: ids } }, ...canceled] }
  await tx.meeting.updateMany({ where, data: { seriesId: null, occursOn: null } })
  const others = await tx.meeting.findMany({ where: { seriesId }, select: { occursOn: true } })
  return new Set(others.flatMap(({ occursOn }) => (occursOn ? [dayOf(occursOn)] : [])))
}

/** Puts meetings back into the series on their new days. */
async function placeOn(tx: Tx, { id: seriesId, startTime, durationMinutes, timeZone }: MeetingSeries, kept: Kept[]) {
  const held = kept.flatMap(({ id, day }) => {
    const span = spanOf(day, startTime, durationMinutes, timeZone)
    return span ? [{ id, day, ...span }] : []
  })
  await tx.meetingAttendee.deleteMany({ where: { meetingId: { in: idsOf(held) } } })
  await tx.$executeRaw`
    UPDATE "Meeting" m SET "seriesId" = ${seriesId}::uuid, "occursOn" = n.day, "startsAt" = n."startsAt",
      "endsAt" = n."endsAt", "timeZone" = ${timeZone}, "isException" = false
    FROM unnest(${idsOf(held)}::uuid[], ${held.map(({ day }) => day)}::date[],
      ${held.map(({ startsAt }) => startsAt)}::timestamptz[], ${held.map(({ endsAt }) => endsAt)}::timestamptz[])
      n(id, day, "startsAt", "endsAt")
    WHERE m.id = n.id`
  return held
}

type Kept = { id: string; day: Day }

/**
 * Changes days or time of a series: upcoming meetings take the new days in order, extra ones are canceled, missing ones
 * created unless the series has ended.
 */
export async function retimeSeries(tx: Tx, actor: Actor, retimed: Retimed) {
  const { series, meeting, pending, timing, places, isFromCalendar = false } = retimed
  const { timeZone } = actor
  await ensureFeature(tx, actor, meetingKinds[series.kind].repeating, 'frequency')
  const day = firstDay(retimed, timeZone)
  chosenSpan({ ...timing, day }, timeZone)
  const row = seriesRow({ ...timing, day }, timeZone)
  if (row === null) throw outsideWeek()
  const taken = await detach(tx, series.id, pending)
  const calendarUid = isFromCalendar || taken.size === 0 ? series.calendarUid : randomId()
  const data = { ...row, calendarUid, sequence: { increment: 1 } }
  const changed = await tx.meetingSeries.update({ where: { id: series.id }, data })
  const ahead = addDays(dayIn(now(), timeZone), MADE_AHEAD_DAYS)
  const days = daysOfSeries(seriesDaysOf(changed), day, day > ahead ? day : ahead).filter((one) => !taken.has(one))
  const kept = pending.slice(0, days.length).flatMap(({ id }, index) => {
    const on = days[index]
    return on === undefined ? [] : [{ id, day: on }]
  })
  const freed = await listBooked(tx, idsOf(pending))
  const canceledIds = idsOf(pending.slice(kept.length))
  await markCanceled(tx, canceledIds)
  const held = await placeOn(tx, changed, kept)
  const clashes = await bookPlaces(tx, meeting.workspaceId, held, places)
  if (held[0] && clashes.includes(held[0].id)) throw slotTaken()
  if (held[0]) await ensureFree(tx, held[0], places, series.id)
  const ids = idsOf(held)
  await moveSeriesEvent(tx, { series: changed, beforeUid: series.calendarUid, firstOn: day, ids })
  const last = kept.at(-1)?.day ?? day
  await tx.meetingSeries.update({ where: { id: series.id }, data: { madeUntilOn: dateOf(last) }, select: { id: true } })
  const made = isFromCalendar ? null : await makeOccurrences(tx, series.id)
  await bookFreed(tx, freed)
  return { ids, canceledIds, made }
}
