import 'server-only'
import { memberActor, type Actor } from '@/lib/access/actor'
import { meetingKept } from '@/lib/meetings/calendar/notices'
import { meetingCanceledBy, meetingChanged } from '@/lib/meetings/notices/meeting-invited'
import { otherRepeat } from '@/lib/meetings/refusals'
import { minutesBetween, spanOf } from '@/lib/meetings/rules/meeting-times'
import { daysExcluded, isSameRepeat, lastDayOf } from '@/lib/meetings/rules/recurrence'
import { touchSeries } from '@/lib/meetings/steps/calendar-events'
import { cancelMeetings, endMeetingSeries } from '@/lib/meetings/steps/cancel-meetings'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockMeeting, type LockedMeeting } from '@/lib/meetings/steps/lock-meeting'
import { now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import type { CalendarEvent, MeetingSeries } from '@/lib/platform/generated/prisma/client'
import type { GoogleChange } from '@/lib/platform/google/calendar'
import { onRefusal } from '@/lib/platform/recover'
import { addDays, dateOf, dayIn, dayOf, daysBetween, type Day } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { keptPlaces } from './kept-places'
import { spanIn } from './span-in'
import { takeAnswers } from './take-answers'

type Taken = { actor: Actor; event: CalendarEvent; series: MeetingSeries; first: LockedMeeting; change: GoogleChange }

const pending = (event: { id: string }, after?: Day) => ({
  calendar: { eventId: event.id },
  completedAt: null,
  canceledAt: null,
  startsAt: { gt: now() },
  occursOn: after === undefined ? { not: null } : { gt: dateOf(after) },
})

async function cancelPending(tx: Tx, { actor, event, first }: Taken, after?: Day) {
  const where = pending(event, after)
  const over = await tx.meeting.findMany({ where, orderBy: { startsAt: 'asc' }, select: { id: true, title: true } })
  const ids = over.map(({ id }) => id)
  await cancelMeetings(tx, actor, ids)
  const [told] = over
  if (told) await meetingCanceledBy(tx, actor, { ...first, ...told }, { ids, isSeries: true })
}

async function end(tx: Tx, taken: Taken) {
  await cancelPending(tx, taken)
  await endMeetingSeries(tx, taken.series.id)
}

/** A last day to come leaves meetings to be made until then. */
async function shorten(tx: Tx, taken: Taken, lastOn: Day) {
  const { id, firstOn, timeZone } = taken.series
  await cancelPending(tx, taken, lastOn)
  if (lastOn < dayIn(now(), timeZone) || lastOn < dayOf(firstOn)) return endMeetingSeries(tx, id)
  const data = { lastOn: dateOf(lastOn), sequence: { increment: 1 } }
  await tx.meetingSeries.update({ where: { id }, data, select: { id: true } })
}

/** The new last day, or null. Throws where Google repeats the series in another way, or for longer. */
function newLastDay({ event, series, change }: Taken): Day | null {
  const lastOn = lastDayOf(change.recurrence, series.timeZone)
  const until = series.lastOn && dayOf(series.lastOn)
  // An end kept in another zone may be a day off.
  const isLonger = until !== null && (lastOn === null || lastOn > addDays(until, 1))
  if (isLonger || !isSameRepeat(event.rule ?? '', change.recurrence)) throw otherRepeat()
  return lastOn !== null && (until === null || lastOn < until) ? lastOn : null
}

/** The shift in days and the new time or length; null: not moved. */
function moveOf({ firstOn, startTime, durationMinutes, timeZone: zone }: CalendarEvent, change: GoogleChange) {
  const { startsAt, endsAt } = spanIn(change)
  if (firstOn === null || startTime === null || durationMinutes === null || zone === null) return null
  const minutes = minutesBetween(startsAt, endsAt)
  const was = spanOf(dayOf(firstOn), startTime, durationMinutes, zone)
  if (was && was.startsAt.getTime() === startsAt.getTime() && minutes === durationMinutes) return null
  return {
    days: daysBetween(dayOf(firstOn), dayIn(startsAt, zone)),
    time: formatClock(startsAt, zone),
    minutes,
    zone,
    startsAt,
  }
}

/** Moves the event's upcoming meetings; it stays the same event, starting when Google says. */
async function move(tx: Tx, { actor, event, series, first, change }: Taken) {
  const moved = moveOf(event, change)
  if (moved === null || first.occursOn === null) return
  const { days, time, minutes: durationMinutes, zone, startsAt } = moved
  const span = spanOf(addDays(first.occursOn, days), time, durationMinutes, zone)
  if (!span) return
  const { timeZone } = actor
  const { frequency, monthlyOn, lastOn } = series
  const timing = {
    frequency,
    monthlyOn,
    lastOn: lastOn && dayOf(lastOn),
    durationMinutes,
    day: dayIn(span.startsAt, timeZone),
    time: formatClock(span.startsAt, timeZone),
  }
  const places = await keptPlaces(tx, first)
  const { title, description } = first
  const wanted = { title, description, timing, places, scope: 'following', isFromCalendar: true } as const
  const changed = await changeMeeting(tx, actor, first, wanted)
  const { version } = await tx.meeting.findUniqueOrThrow({ where: { id: first.id }, select: { version: true } })
  await meetingChanged(tx, actor, { ...first, version }, changed)
  const firstOn = dateOf(dayIn(startsAt, timeZone))
  await tx.calendarEvent.update({ where: { id: event.id }, data: { firstOn }, select: { id: true } })
}

/** Unsynced meetings take the answers of the whole series. */
async function answerAll(tx: Tx, { event, first, change }: Taken) {
  const where = { calendar: { eventId: event.id, googleUpdatedAt: null }, canceledAt: null, startsAt: { gt: now() } }
  const meetings = await tx.meeting.findMany({ where, select: { id: true } })
  const ids = meetings.map(({ id }) => id)
  await takeAnswers(tx, first, ids, change.answers)
}

/** Changes from Google needn't be pushed back. */
const settle = (tx: Tx, { id }: CalendarEvent, { updatedAt }: GoogleChange) => tx.$executeRaw`
  UPDATE "CalendarEvent" SET "pushedVersion" = version, "googleUpdatedAt" = ${updatedAt} WHERE id = ${id}::uuid`

/** Cancels meetings on days that the rules leave out; those made later are found among what is known already. */
async function leaveOut(tx: Tx, { actor, event, first, change }: Taken) {
  const days = daysExcluded(change.recurrence, event.timeZone ?? actor.timeZone)
  if (days.length === 0 || change.isCanceled) return
  const where = { ...pending(event), occursOn: { in: days.map(dateOf) } }
  const left = await tx.meeting.findMany({ where, orderBy: { startsAt: 'asc' }, select: { id: true, title: true } })
  for (const { id, title } of left) {
    await cancelMeetings(tx, actor, [id])
    await meetingCanceledBy(tx, actor, { ...first, id, title }, { ids: [id], isSeries: false })
  }
}

/** Null while something of ours is pending. */
async function findTold(tx: Tx, id: string) {
  const event = await tx.calendarEvent.findUnique({ where: { id }, include: { series: true } })
  return event === null || event.version > event.pushedVersion ? null : event
}

const isNews = ({ googleUpdatedAt: known }: CalendarEvent, { updatedAt }: GoogleChange) =>
  known === null || updatedAt === null || updatedAt > known

const take = (actor: Actor, firstId: string, eventId: string, change: GoogleChange) =>
  transaction(async (tx) => {
    const first = await lockMeeting(tx, actor, firstId)
    const event = await findTold(tx, eventId)
    if (event?.series?.calendarUid !== eventId || event.series.endedAt !== null) return
    const taken = { actor, event, series: event.series, first, change }
    await leaveOut(tx, taken)
    if (!isNews(event, change)) return
    if (change.isCanceled) await end(tx, taken)
    else {
      const lastOn = newLastDay(taken)
      if (lastOn === null) await move(tx, taken)
      else await shorten(tx, taken, lastOn)
      await answerAll(tx, taken)
    }
    await settle(tx, event, change)
  })

function findFirstPending(eventId: string) {
  const select = { id: true, workspaceId: true, kind: true, organizerId: true, title: true, seriesId: true } as const
  return db.meeting.findFirst({ where: pending({ id: eventId }), orderBy: { occursOn: 'asc' }, select })
}

/** Applies a Google change of a recurring event as the organizer; a refused one is reverted there. */
export async function takeSeries(eventId: string, change: GoogleChange) {
  const first = await findFirstPending(eventId)
  if (first === null) return
  const actor = await memberActor(first.organizerId)
  await onRefusal(take(actor, first.id, eventId, change), ({ message }) =>
    transaction(async (tx) => {
      if (first.seriesId !== null) await touchSeries(tx, first.seriesId)
      await meetingKept(tx, first, message)
    }),
  )
}
