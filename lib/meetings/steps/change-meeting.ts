import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listAttendeePlaces, type AttendeePlace } from '@/lib/meetings/notices/attendee-places'
import { slotTaken } from '@/lib/meetings/refusals'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import { isSameSpan, minutesBetween, spanOf } from '@/lib/meetings/rules/meeting-times'
import type { Timing } from '@/lib/meetings/schema'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { dayOf } from '@/lib/shared/dates'
import { chosenSpan } from './book-meeting'
import { bookFreed, listBooked } from './book-freed'
import { bookPlaces, ensureFree, replacePlaces, type MeetingPlace } from './book-places'
import { setMeetLink, touchCalendar } from './calendar-events'
import { changeLastDay } from './change-last-day'
import { changeLength } from './change-length'
import { changeSeriesEvent } from './change-series-event'
import type { LockedMeeting } from './lock-meeting'
import { listPending, type PendingMeeting } from './list-pending'
import { makeOccurrences, type Occurrences } from './make-occurrences'
import { notingMoves } from './noting-moves'
import { retimeSeries } from './retime-series'
import { raiseSeries } from './series-rule'

export type MeetingChange = {
  title: string
  description: string
  timing: Timing
  /** All places, the organizer's included. */
  places: readonly MeetingPlace[]
  scope: MeetingScope
  /** Whether it has a Meet link; none: unchanged. */
  hasMeet?: boolean | undefined
  isFromCalendar?: boolean | undefined
}

export type ChangedMeetings = {
  /** Changed upcoming meetings, earliest first. */
  ids: string[]
  isMoved: boolean
  /** Title, description or Meet link changed. */
  isReworded: boolean
  /** Meetings without a day in the changed series. */
  canceledIds: string[]
  /** Meetings added to the changed series. */
  made: Occurrences | null
  /** Whether the scope is more than this meeting. */
  isSeries: boolean
  /** Places before the change. */
  before: AttendeePlace[]
  titleBefore: string
  /** The start of the edited meeting before it moved. */
  movedFrom: Date | null
}

const isRetold = ({ title, description }: LockedMeeting, change: MeetingChange) =>
  title !== change.title || description !== change.description

const raised = { sequence: { increment: 1 }, version: { increment: 1 } } as const

async function changeOne(tx: Tx, actor: Actor, meeting: LockedMeeting, change: MeetingChange) {
  const { id, workspaceId } = meeting
  const { title, description, timing, places, hasMeet } = change
  const before = await listAttendeePlaces(tx, [id])
  const span = spanOf(timing.day, timing.time, timing.durationMinutes, actor.timeZone)
  const isMoved = !span || !isSameSpan(span, meeting)
  const moved = isMoved ? { ...chosenSpan(timing, actor.timeZone), timeZone: actor.timeZone } : {}
  const freed = isMoved ? await listBooked(tx, [id]) : []
  if (isMoved) await tx.meetingAttendee.deleteMany({ where: { meetingId: id } })
  const data = { ...moved, title, description, isException: meeting.seriesId !== null, ...raised }
  const { startsAt, endsAt } = await tx.meeting.update({
    where: { id },
    data,
    select: { startsAt: true, endsAt: true },
  })
  if (!isMoved) await replacePlaces(tx, workspaceId, [id], places)
  else {
    const clashes = await bookPlaces(tx, workspaceId, [{ id, startsAt, endsAt }], places)
    if (clashes.length > 0) throw slotTaken()
    await ensureFree(tx, { id, startsAt, endsAt }, places)
    await bookFreed(tx, freed)
  }
  const isReworded = meeting.seriesId === null && (await setMeetLink(tx, id, hasMeet))
  await touchCalendar(tx, [id])
  return {
    ids: [id],
    isMoved,
    isReworded: isReworded || isRetold(meeting, change),
    canceledIds: [],
    made: null,
    isSeries: false,
    before,
    titleBefore: meeting.title,
    movedFrom: startsAt.getTime() === meeting.startsAt.getTime() ? null : meeting.startsAt,
  }
}

type Kept = { series: MeetingSeries; pending: readonly PendingMeeting[] }

function isSameRhythm(
  actor: Actor,
  meeting: LockedMeeting,
  { series }: Kept,
  { timing, isFromCalendar }: MeetingChange,
) {
  const span = spanOf(timing.day, timing.time, timing.durationMinutes, actor.timeZone)
  if (!span || series.frequency !== timing.frequency || series.monthlyOn !== timing.monthlyOn) return false
  return isFromCalendar ? isSameSpan(span, meeting) : span.startsAt.getTime() === meeting.startsAt.getTime()
}

/** Changes people, words, length or the last day of a series whose meetings begin when they did. */
async function keepStarts(tx: Tx, actor: Actor, meeting: LockedMeeting, change: MeetingChange, kept: Kept) {
  const { timing, places, scope } = change
  const { durationMinutes, lastOn } = timing
  const { series, pending } = kept
  const isEndMoved = (series.lastOn && dayOf(series.lastOn)) !== lastOn
  const { changed, ids, canceledIds } = isEndMoved
    ? await changeLastDay(tx, actor, { ...kept, lastOn })
    : { changed: series, ids: pending.map(({ id }) => id), canceledIds: [] }
  await replacePlaces(tx, meeting.workspaceId, ids, places)
  const isLengthened = durationMinutes !== minutesBetween(meeting.startsAt, meeting.endsAt)
  const lasting = isLengthened
    ? await changeLength(tx, actor, { series: changed, ids, durationMinutes, places })
    : { changed, from: scope === 'following' ? meeting.occursOn : null }
  await changeSeriesEvent(tx, lasting.changed, lasting.from)
  const made = isEndMoved ? await makeOccurrences(tx, series.id) : null
  return { ids, canceledIds, isMoved: isEndMoved || isLengthened, made, movedFrom: null }
}

function startBefore({ timeZone }: Actor, { startsAt }: LockedMeeting, { day, time, durationMinutes }: Timing) {
  const span = spanOf(day, time, durationMinutes, timeZone)
  return span?.startsAt.getTime() === startsAt.getTime() ? null : startsAt
}

async function changeSeries(tx: Tx, actor: Actor, meeting: LockedMeeting, seriesId: string, change: MeetingChange) {
  const { title, description, timing, places, scope, hasMeet, isFromCalendar } = change
  const series = await tx.meetingSeries.findUniqueOrThrow({ where: { id: seriesId } })
  const pending = await listPending(tx, meeting, seriesId, scope === 'all' ? 'all' : 'following')
  const ids = pending.map(({ id }) => id)
  const before = await listAttendeePlaces(tx, ids)
  const data = { title, description, ...raised }
  await tx.meeting.updateMany({ where: { id: { in: ids } }, data })
  const isReworded = (await setMeetLink(tx, meeting.id, hasMeet)) || isRetold(meeting, change)
  const said = { isReworded, isSeries: true, before, titleBefore: meeting.title }
  const kept = { series, pending }
  if (isSameRhythm(actor, meeting, kept, change))
    return { ...said, ...(await keepStarts(tx, actor, meeting, change, kept)) }
  const retimed = await retimeSeries(tx, actor, { series, meeting, pending, timing, places, isFromCalendar })
  return { ...said, isMoved: true, movedFrom: startBefore(actor, meeting, timing), ...retimed }
}

/** Changes a meeting or its series per scope; a new time resets answers. Throws a conflict for a double booking. */
export const changeMeeting = (
  tx: Tx,
  actor: Actor,
  meeting: LockedMeeting,
  change: MeetingChange,
): Promise<ChangedMeetings> =>
  notingMoves<ChangedMeetings>(tx, actor, meeting, async () => {
    await raiseSeries(tx, [meeting.id])
    return meeting.seriesId === null || change.scope === 'this'
      ? changeOne(tx, actor, meeting, change)
      : changeSeries(tx, actor, meeting, meeting.seriesId, change)
  })
