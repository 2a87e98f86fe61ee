import 'server-only'
import { memberActor, type Actor } from '@/lib/access/actor'
import { meetingKept } from '@/lib/meetings/calendar/notices'
import { meetingCanceledBy, meetingChanged } from '@/lib/meetings/notices/meeting-invited'
import { singleRepeats } from '@/lib/meetings/refusals'
import { minutesBetween, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import type { Timing } from '@/lib/meetings/schema'
import { touchCalendar } from '@/lib/meetings/steps/calendar-events'
import { cancelMeetings } from '@/lib/meetings/steps/cancel-meetings'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockMeeting, type LockedMeeting } from '@/lib/meetings/steps/lock-meeting'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import type { GoogleChange } from '@/lib/platform/google/calendar'
import { onRefusal } from '@/lib/platform/recover'
import { dayIn } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { keptPlaces } from './kept-places'
import { spanIn } from './span-in'
import { takeAnswers } from './take-answers'

const once = { frequency: 'Once', monthlyOn: 'DAY_OF_MONTH', lastOn: null } as const

const timingOf = ({ startsAt, endsAt }: MeetingSpan, zone: string): Timing => ({
  ...once,
  day: dayIn(startsAt, zone),
  time: formatClock(startsAt, zone),
  durationMinutes: minutesBetween(startsAt, endsAt),
})

const isMoved = (meeting: MeetingSpan, { startsAt, endsAt }: MeetingSpan) =>
  minutesBetween(meeting.startsAt, startsAt) !== 0 || minutesBetween(meeting.endsAt, endsAt) !== 0

/** Keeps everyone's answers. */
async function move(tx: Tx, actor: Actor, meeting: LockedMeeting, change: GoogleChange) {
  const span = spanIn(change)
  const { id, title, description } = meeting
  if (!isMoved(meeting, span)) return
  const places = await keptPlaces(tx, meeting)
  const timing = timingOf(span, actor.timeZone)
  const changed = await changeMeeting(tx, actor, meeting, { title, description, timing, places, scope: 'this' })
  const { version } = await tx.meeting.findUniqueOrThrow({ where: { id }, select: { version: true } })
  await meetingChanged(tx, actor, { ...meeting, version }, changed)
}

/** What is over stays here, as nobody can cancel it. */
async function cancel(tx: Tx, actor: Actor, meeting: LockedMeeting) {
  if (meeting.endsAt < now()) return
  await cancelMeetings(tx, actor, [meeting.id])
  await meetingCanceledBy(tx, actor, meeting, { ids: [meeting.id], isSeries: false })
}

/** Whether a change is Google's: nothing of ours is pending, and it isn't our own write. */
async function isNews(tx: Tx, meetingId: string, { updatedAt }: GoogleChange) {
  const known = await tx.calendarOccurrence.findUnique({ where: { meetingId } })
  if (known === null || known.version > known.pushedVersion) return false
  return known.googleUpdatedAt === null || updatedAt === null || updatedAt > known.googleUpdatedAt
}

/** Changes from Google needn't be pushed back. */
const settle = (tx: Tx, meetingId: string, { updatedAt }: GoogleChange) => tx.$executeRaw`
  UPDATE "CalendarOccurrence" o SET "pushedVersion" = o.version, "pushedSequence" = m.sequence, "googleUpdatedAt" = ${updatedAt}
  FROM "Meeting" m WHERE m.id = o."meetingId" AND o."meetingId" = ${meetingId}::uuid`

const take = (actor: Actor, id: string, change: GoogleChange) =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    if (meeting.canceledAt !== null || meeting.completedAt !== null || !(await isNews(tx, id, change))) return
    if (change.isCanceled) await cancel(tx, actor, meeting)
    else {
      if (change.recurrence.length > 0) throw singleRepeats()
      await move(tx, actor, meeting, change)
      await takeAnswers(tx, meeting, [id], change.answers)
    }
    await settle(tx, id, change)
  })

type Known = { id: string; workspaceId: string; kind: LockedMeeting['kind']; organizerId: string; title: string }

/** Applies a Google change as the organizer; a refused one is reverted there. */
export async function takeMeeting(meeting: Known, change: GoogleChange) {
  const actor = await memberActor(meeting.organizerId)
  await onRefusal(take(actor, meeting.id, change), ({ message }) =>
    transaction(async (tx) => {
      await touchCalendar(tx, [meeting.id])
      await meetingKept(tx, meeting, message)
    }),
  )
}
