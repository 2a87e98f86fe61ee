import 'server-only'
import { memberActor, type Actor } from '@/lib/access/actor'
import { meetingKept } from '@/lib/meetings/calendar/notices'
import { meetingChanged } from '@/lib/meetings/notices/meeting-invited'
import { otherRepeat } from '@/lib/meetings/refusals'
import { minutesBetween, spanOf, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import { isSameRepeat } from '@/lib/meetings/rules/recurrence'
import { touchSeries } from '@/lib/meetings/steps/calendar-events'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockMeeting, type LockedMeeting } from '@/lib/meetings/steps/lock-meeting'
import { now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { deleteEvent, type GoogleChange } from '@/lib/platform/google/calendar'
import { onRefusal } from '@/lib/platform/recover'
import { dateOf, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { keptPlaces } from './kept-places'
import { spanIn } from './span-in'

type Split = { id: string; from: Day; change: GoogleChange }

const isAt = (one: MeetingSpan | undefined, other: MeetingSpan) =>
  one?.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime()

async function move(tx: Tx, actor: Actor, first: LockedMeeting, series: MeetingSeries, span: MeetingSpan) {
  const { title, description } = first
  const { frequency, monthlyOn, lastOn } = series
  const timing = {
    frequency,
    monthlyOn,
    lastOn: lastOn && dayOf(lastOn),
    durationMinutes: minutesBetween(span.startsAt, span.endsAt),
    day: dayIn(span.startsAt, actor.timeZone),
    time: formatClock(span.startsAt, actor.timeZone),
  }
  const places = await keptPlaces(tx, first)
  const changed = await changeMeeting(tx, actor, first, { title, description, timing, places, scope: 'following' })
  const { version } = await tx.meeting.findUniqueOrThrow({ where: { id: first.id }, select: { version: true } })
  await meetingChanged(tx, actor, { ...first, version }, changed)
}

/** Without another time, and where something of ours is pending, the series stays. */
const take = (actor: Actor, firstId: string, { id, change }: Split) =>
  transaction(async (tx) => {
    const first = await lockMeeting(tx, actor, firstId)
    const event = await tx.calendarEvent.findUniqueOrThrow({ where: { id }, include: { series: true } })
    const { series, rule } = event
    if (series?.calendarUid !== id || series.endedAt !== null || first.occursOn === null) return
    if (!isSameRepeat(rule ?? '', change.recurrence)) throw otherRepeat()
    const span = spanIn(change)
    const was = spanOf(first.occursOn, series.startTime, series.durationMinutes, series.timeZone)
    if (isAt(was, span) || event.version > event.pushedVersion) await touchSeries(tx, series.id)
    else await move(tx, actor, first, series, span)
  })

const select = {
  id: true,
  workspaceId: true,
  kind: true,
  organizerId: true,
  title: true,
  seriesId: true,
  series: { select: { calendarUid: true } },
} as const

const findFirst = ({ id, from }: Split) =>
  db.meeting.findFirst({
    where: {
      calendar: { eventId: id },
      completedAt: null,
      canceledAt: null,
      startsAt: { gt: now() },
      occursOn: { gte: dateOf(from) },
    },
    orderBy: { occursOn: 'asc' },
    select,
  })

/**
 * Moves a meeting and the following as their organizer did in Google, where that makes another event. Ours takes its
 * place, or the series is put back. False for an event whose series goes on in another one. Safe to repeat.
 */
export async function takeSplit(access: string, split: Split): Promise<boolean> {
  const first = await findFirst(split)
  if (first !== null && first.series?.calendarUid !== split.id) return false
  if (first !== null) {
    const actor = await memberActor(first.organizerId)
    await onRefusal(take(actor, first.id, split), ({ message }) =>
      transaction(async (tx) => {
        if (first.seriesId !== null) await touchSeries(tx, first.seriesId)
        await meetingKept(tx, first, message)
      }),
    )
  }
  await deleteEvent(access, split.change.id)
  return true
}
