import 'server-only'
import { meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { findPlanned } from '@/lib/meetings/steps/find-planned'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { EventDraft } from '@/lib/platform/google/calendar'
import { addressIn } from '@/lib/platform/links'
import { dateOf, dayOf, type Day } from '@/lib/shared/dates'
import { nameList } from '@/lib/shared/text'

const told = {
  id: true,
  workspaceId: true,
  kind: true,
  organizerId: true,
  title: true,
  description: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  occursOn: true,
  sequence: true,
  canceledAt: true,
  attendees: {
    where: { member: { status: 'ACTIVE' } },
    orderBy: { memberId: 'asc' },
    select: {
      memberId: true,
      isAttending: true,
      member: { select: { user: { select: { email: true, firstName: true, lastName: true } } } },
    },
  },
} as const

/** Parallel series meetings; each takes two calls. */
const AT_ONCE = 5

/** An event and at most a few of its unsynced meetings. */
export const findEvent = (id: string) =>
  db.calendarEvent.findUnique({
    where: { id },
    include: {
      series: { select: { calendarUid: true, endedAt: true, lastOn: true } },
      occurrences: {
        where: { version: { gt: db.calendarOccurrence.fields.pushedVersion } },
        orderBy: { meeting: { startsAt: 'asc' } },
        take: AT_ONCE,
        include: { meeting: { select: told } },
      },
    },
  })

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>
export type StaleOccurrence = StoredEvent['occurrences'][number]
export type ToldMeeting = StaleOccurrence['meeting']

export const findExample = (eventId: string) =>
  findPlanned({ calendar: { eventId } }, (of) => db.meeting.findFirst({ ...of, select: told }))

export const findLast = (eventId: string) =>
  db.meeting.findFirst({
    where: { calendar: { eventId }, canceledAt: null, occursOn: { not: null } },
    orderBy: { occursOn: 'desc' },
    select: { occursOn: true },
  })

/** Days on which a recurring event still has meetings to come. */
export async function listPlannedDays(eventId: string, days: readonly Day[]): Promise<Day[]> {
  const on = { canceledAt: null, startsAt: { gt: now() }, occursOn: { in: days.map(dateOf) } }
  const where = { calendar: { eventId }, ...on }
  const meetings = await db.meeting.findMany({ where, select: { occursOn: true } })
  return meetings.flatMap(({ occursOn }) => (occursOn === null ? [] : [dayOf(occursOn)]))
}

function meetOf({ id, hasMeet, meetLink, version }: StoredEvent): EventDraft['meet'] {
  if (hasMeet && meetLink === null) return { requestId: `${id}-${version}` }
  return !hasMeet && meetLink !== null ? 'none' : 'as-before'
}

/** A one-on-one is named by both people, because a lead's calendar holds several of one title. */
const titleOf = ({ kind, title, attendees }: ToldMeeting) =>
  kind === 'ONE_ON_ONE' ? `${title}: ${nameList(attendees.map(({ member: { user } }) => fullName(user)))}` : title

const PARAGRAPH = '\n\n'

/** The Google event of a meeting; its organizer owns the calendar, so isn't an attendee. */
export const draftOf = (event: StoredEvent, meeting: ToldMeeting): EventDraft => ({
  title: titleOf(meeting),
  text: [meeting.description, addressIn(meeting.workspaceId, meetingPath(meeting))].filter(Boolean).join(PARAGRAPH),
  isPrivate: meeting.kind === 'ONE_ON_ONE',
  startsAt: meeting.startsAt,
  endsAt: meeting.endsAt,
  timeZone: meeting.timeZone,
  attendees: meeting.attendees
    .filter(({ memberId }) => memberId !== meeting.organizerId)
    .map(({ isAttending, member: { user } }) => ({ email: user.email, name: fullName(user), isAttending })),
  meet: meetOf(event),
})
