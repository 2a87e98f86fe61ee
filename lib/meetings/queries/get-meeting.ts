import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { canChangeMeeting, isOrganizer } from '@/lib/meetings/policy'
import { noSuchMeeting } from '@/lib/meetings/refusals'
import { isUndoable, meetingBadge } from '@/lib/meetings/rules/meeting-badge'
import { summaryColumns } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { dayOf } from '@/lib/shared/dates'
import { isClashing } from './is-clashing'
import { countPending } from './pending-meetings'

const person = {
  id: true,
  status: true,
  user: { select: { firstName: true, lastName: true, pictureId: true } },
} as const

const eventColumns = {
  htmlLink: true,
  meetLink: true,
  hasMeet: true,
  refusedAt: true,
  integration: { select: { brokenAt: true } },
} as const

const selected = {
  id: true,
  kind: true,
  title: true,
  description: true,
  organizerId: true,
  seriesId: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  occursOn: true,
  completedAt: true,
  canceledAt: true,
  canceledBy: { select: person },
  version: true,
  isWithoutAi: true,
  summary: { select: summaryColumns },
  series: {
    select: {
      frequency: true,
      monthlyOn: true,
      startTime: true,
      durationMinutes: true,
      lastOn: true,
      endedAt: true,
      firstOn: true,
    },
  },
  attendees: {
    orderBy: { member: { findName: 'asc' } },
    select: { isBooked: true, isAttending: true, attendingNote: true, member: { select: person } },
  },
  calendar: { select: { event: { select: eventColumns } } },
  links: { orderBy: { position: 'asc' }, select: { id: true, url: true, text: true, memberId: true } },
} as const satisfies Prisma.MeetingSelect

const findRow = ({ workspaceId, memberId }: Actor, kind: MeetingKind, id: string) =>
  db.meeting.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId, kind, attendees: { some: { memberId } } },
    select: selected,
  })

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

export type Attendee = {
  memberId: string
  name: string
  pictureId: string | null
  hasLeft: boolean
  isOrganizer: boolean
  isAttending: boolean | null
  note: string
}

const attendeeOf = (organizerId: string, { member, isAttending, attendingNote: note }: Row['attendees'][number]) => ({
  memberId: member.id,
  name: fullName(member.user),
  pictureId: member.user.pictureId,
  hasLeft: member.status !== 'ACTIVE',
  isOrganizer: member.id === organizerId,
  isAttending,
  note,
})

const abilitiesOn = (actor: Actor, { completedAt, canceledAt, ...meeting }: Row) => {
  const isPending = completedAt === null && canceledAt === null
  const change = isPending && canChangeMeeting(actor, meeting)
  const isOver = meeting.endsAt < now()
  return {
    change,
    cancel: change && !isOver,
    respond: isPending && !isOver,
    complete: isPending,
    undo: isOrganizer(actor, meeting) && completedAt !== null && isUndoable(completedAt, now()),
    write: canceledAt === null,
  }
}

type Event = NonNullable<Row['calendar']>['event']

/** What a Meet link that Google hasn't made yet waits for. */
function awaitedMeet(
  { hasMeet, meetLink, refusedAt, integration }: Event,
  isOwn: boolean,
): 'soon' | 'reconnect' | null {
  if (!hasMeet || meetLink !== null || refusedAt !== null || integration === null) return null
  if (integration.brokenAt === null) return 'soon'
  return isOwn ? 'reconnect' : null
}

/** The Google event for attendees; the link works only for the organizer. */
const calendarOf = ({ calendar }: Row, isOwn: boolean) =>
  calendar && {
    meetLink: calendar.event.meetLink,
    awaitedMeet: awaitedMeet(calendar.event, isOwn),
    eventLink: isOwn ? calendar.event.htmlLink : null,
    hasMeet: calendar.event.hasMeet,
    isConnected: calendar.event.integration !== null,
    isRefused: isOwn && calendar.event.integration !== null && calendar.event.refusedAt !== null,
  }

/** Of a series; `isEarlier`: the meeting took place before it got its rhythm. */
const seriesOf = ({ series, occursOn }: Row) =>
  series && {
    ...series,
    lastOn: series.lastOn && dayOf(series.lastOn),
    isEarlier: occursOn !== null && occursOn < series.firstOn,
  }

export type MeetingCalendar = NonNullable<ReturnType<typeof calendarOf>>

/** Throws not-found for anyone but its attendees. */
export async function getMeeting(actor: Actor, kind: MeetingKind, id: string) {
  const row = await findRow(actor, kind, id)
  if (!row) throw noSuchMeeting()
  const { attendees, links, organizerId, completedAt, canceledAt, canceledBy, seriesId, ...meeting } = row
  const isState = { isCompleted: completedAt !== null, isCanceled: canceledAt !== null }
  const can = abilitiesOn(actor, row)
  return {
    ...meeting,
    ...isState,
    canceled: canceledAt && { at: canceledAt, by: canceledBy && fullName(canceledBy.user) },
    badge: meetingBadge({ ...meeting, ...isState }, now()),
    hasBegun: meeting.startsAt <= now(),
    series: seriesOf(row),
    isClashing: await isClashing(actor, row),
    attendees: attendees.map((place): Attendee => attendeeOf(organizerId, place)),
    links: links.map(({ memberId, ...link }) => ({
      ...link,
      can: { remove: memberId === actor.memberId || organizerId === actor.memberId },
    })),
    calendar: calendarOf(row, organizerId === actor.memberId),
    /** How many meetings each scope cancels; null: no series, or not the actor's to cancel. */
    cancelable:
      can.cancel && seriesId !== null ? await countPending({ id, seriesId, occursOn: meeting.occursOn }) : null,
    can,
  }
}

export type MeetingDetail = Awaited<ReturnType<typeof getMeeting>>
