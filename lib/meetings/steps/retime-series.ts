import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { outsideWeek, slotTaken } from '@/lib/meetings/refusals'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { isSameSpan, spanOf, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries, MADE_AHEAD_DAYS, seriesDaysOf } from '@/lib/meetings/rules/series-days'
import type { Timing } from '@/lib/meetings/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { addDays, dateOf, dayIn, dayOf, daysBetween, type Day } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { chosenSpan, seriesRow } from './book-meeting'
import { bookFreed, listBooked } from './book-freed'
import { bookPlaces, ensureFree, replacePlaces, type MeetingPlace } from './book-places'
import { moveSeriesEvent, touchCalendar } from './calendar-events'
import { markCanceled } from './cancel-meetings'
import type { PendingMeeting } from './list-pending'
import type { LockedMeeting } from './lock-meeting'
import { makeOccurrences } from './make-occurrences'
import { keepRule } from './series-rule'

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

type Clock = { timing: Timing; timeZone: string; before: Date }

/** An untouched time is the series' own: the meeting may have been moved alone, or be seen in another zone. */
function clockFor({ timeZone }: Actor, { series, meeting, timing, isFromCalendar = false }: Retimed): Clock {
  const own = ruleStart(meeting, meeting.occursOn, series)
  if (isFromCalendar) return { timing, timeZone, before: own }
  const span = spanOf(timing.day, timing.time, timing.durationMinutes, timeZone)
  if (span?.startsAt.getTime() !== meeting.startsAt.getTime()) return { timing, timeZone, before: meeting.startsAt }
  const { startTime: time, timeZone: ownZone } = series
  const durationMinutes = isSameSpan(span, meeting) ? series.durationMinutes : timing.durationMinutes
  return { timing: { ...timing, day: dayIn(own, ownZone), time, durationMinutes }, timeZone: ownZone, before: own }
}

/** The day of a meeting in the changed series, shifted by as much as the edited meeting. */
function dayFor(one: PendingMeeting, series: MeetingSeries, { timing, timeZone, before }: Clock): Day {
  const moved = daysBetween(dayIn(before, timeZone), timing.day)
  return addDays(dayIn(ruleStart(one, one.occursOn && dayOf(one.occursOn), series), timeZone), moved)
}

/** The meetings that move: those before the edited one stay if they would begin in the past. */
function movable({ series, meeting, pending }: Retimed, clock: Clock) {
  const { time, durationMinutes } = clock.timing
  const isAhead = (one: PendingMeeting) => {
    const span = spanOf(dayFor(one, series, clock), time, durationMinutes, clock.timeZone)
    return span !== undefined && span.startsAt > now()
  }
  const from = pending.findIndex((one) => one.id === meeting.id || isAhead(one))
  return { left: idsOf(pending.slice(0, from)), moving: pending.slice(from) }
}

/** The day its days are counted from: the same while it keeps them, so that the 31st returns after a shorter month. */
function countedFrom(series: MeetingSeries, { frequency, monthlyOn }: Timing, day: Day): Day {
  const own = { ...seriesDaysOf(series), lastOn: null }
  const isKept = own.frequency === frequency && own.monthlyOn === monthlyOn
  return isKept && daysOfSeries(own, day, day).length > 0 ? own.firstOn : day
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

type Kept = { id: string; day: Day; before: MeetingSpan }

/** Puts meetings back into the series on their new days; those that move give their places back. */
async function placeOn(tx: Tx, series: MeetingSeries, kept: Kept[]) {
  const { id: seriesId, calendarUid, startTime, durationMinutes, timeZone } = series
  const held = kept.flatMap(({ id, day, before }) => {
    const span = spanOf(day, startTime, durationMinutes, timeZone)
    return span ? [{ id, day, ...span, isMoved: !isSameSpan(span, before) }] : []
  })
  await tx.meetingAttendee.deleteMany({ where: { meetingId: { in: idsOf(held.filter(({ isMoved }) => isMoved)) } } })
  await tx.$executeRaw`
    UPDATE "Meeting" m SET "seriesId" = ${seriesId}::uuid, "occursOn" = n.day, "startsAt" = n."startsAt",
      "endsAt" = n."endsAt", "timeZone" = ${timeZone}, "isException" = false,
      "ruleId" = CASE WHEN m."ruleId" IS NOT NULL THEN ${calendarUid}::uuid END
    FROM unnest(${idsOf(held)}::uuid[], ${held.map(({ day }) => day)}::date[],
      ${held.map(({ startsAt }) => startsAt)}::timestamptz[], ${held.map(({ endsAt }) => endsAt)}::timestamptz[])
      n(id, day, "startsAt", "endsAt")
    WHERE m.id = n.id`
  return held
}

type Held = Awaited<ReturnType<typeof placeOn>>[number]

/** Meetings that stay keep their answers. Throws where the first one moves to a time that is taken. */
async function placePeople(tx: Tx, { id, workspaceId }: MeetingSeries, held: Held[], places: readonly MeetingPlace[]) {
  const moved = held.filter(({ isMoved }) => isMoved)
  await replacePlaces(tx, workspaceId, idsOf(held.filter(({ isMoved }) => !isMoved)), places)
  const clashes = await bookPlaces(tx, workspaceId, moved, places)
  const [first] = held
  if (!first?.isMoved) return
  if (clashes.includes(first.id)) throw slotTaken()
  await ensureFree(tx, first, places, id)
}

/**
 * Changes days or time of a series: upcoming meetings take the new days in order, extra ones are canceled, missing ones
 * created unless the series has ended.
 */
export async function retimeSeries(tx: Tx, actor: Actor, retimed: Retimed) {
  const { series, places, isFromCalendar = false } = retimed
  const clock = clockFor(actor, retimed)
  const { left, moving: pending } = movable(retimed, clock)
  const { timing, timeZone } = clock
  await ensureFeature(tx, actor, meetingKinds[series.kind].repeating, 'frequency')
  const day = pending[0] ? dayFor(pending[0], series, clock) : timing.day
  chosenSpan({ ...timing, day }, timeZone)
  const row = seriesRow({ ...timing, day }, timeZone)
  if (row === null) throw outsideWeek()
  const taken = await detach(tx, series.id, pending)
  const calendarUid = isFromCalendar || taken.size === 0 ? series.calendarUid : randomId()
  const firstOn = dateOf(countedFrom(series, timing, day))
  const data = { ...row, firstOn, calendarUid }
  const changed = await tx.meetingSeries.update({ where: { id: series.id }, data })
  await keepRule(tx, changed)
  const ahead = addDays(dayIn(now(), timeZone), MADE_AHEAD_DAYS)
  const days = daysOfSeries(seriesDaysOf(changed), day, day > ahead ? day : ahead).filter((one) => !taken.has(one))
  const kept = pending.slice(0, days.length).flatMap(({ id, ...before }, index) => {
    const on = days[index]
    return on === undefined ? [] : [{ id, day: on, before }]
  })
  const freed = await listBooked(tx, idsOf(pending))
  const canceledIds = idsOf(pending.slice(kept.length))
  await markCanceled(tx, actor, canceledIds)
  const held = await placeOn(tx, changed, kept)
  await placePeople(tx, changed, held, places)
  const movedIds = idsOf(held)
  await replacePlaces(tx, series.workspaceId, left, places)
  await touchCalendar(tx, left)
  await moveSeriesEvent(tx, { series: changed, beforeUid: series.calendarUid, firstOn: day, ids: movedIds })
  const last = kept.at(-1)?.day ?? day
  await tx.meetingSeries.update({ where: { id: series.id }, data: { madeUntilOn: dateOf(last) }, select: { id: true } })
  const made = isFromCalendar ? null : await makeOccurrences(tx, series.id)
  await bookFreed(tx, freed)
  return { ids: [...left, ...movedIds], canceledIds, made }
}
