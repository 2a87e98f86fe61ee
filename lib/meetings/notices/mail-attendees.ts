import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { frequencyLabel } from '@/lib/meetings/rules/meeting-frequency'
import { calendarUid, isMailedByGoogle, inCalendar } from '@/lib/meetings/rules/calendar-entry'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { calendarFile, type CalendarEntry } from '@/lib/platform/documents/calendar-file'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'

type Planned = {
  act: 'invited' | 'changed' | 'canceled' | 'removed'
  isSeries: boolean
  ids?: readonly string[]
  key: string
  memberIds: readonly string[]
}

const user = { select: { email: true, firstName: true, lastName: true, timeZone: true } } as const

const planned = {
  id: true,
  seriesId: true,
  title: true,
  description: true,
  startsAt: true,
  endsAt: true,
  sequence: true,
  series: { select: { frequency: true } },
  organizer: { select: { user } },
} as const

type User = { email: string; firstName: string; lastName: string; timeZone: string }

const partyOf = (person: User) => ({ name: fullName(person), email: person.email })

/** One meeting, or the upcoming ones of its series. */
function listPlanned(tx: Tx, id: string, seriesId: string | null, { act, isSeries, ids = [id] }: Planned) {
  const canceledAt = act === 'canceled' ? { not: null } : null
  const where =
    isSeries && seriesId !== null
      ? { seriesId, completedAt: null, canceledAt, startsAt: { gt: now() } }
      : { id: { in: [...ids] } }
  const shown = { title: true, description: true, startsAt: true, endsAt: true, sequence: true } as const
  const select = { ...shown, id: true, ...inCalendar } as const
  return tx.meeting.findMany({ where, orderBy: { startsAt: 'asc' }, select })
}

type Timed = { startsAt: Date; endsAt: Date; series: { frequency: string } | null }

function whenFor({ startsAt, endsAt, series }: Timed, zone: string, { isSeries, ids = [] }: Planned) {
  const until = formatDate(endsAt, 'hh:mm a', zone)
  const repeats = isSeries && series !== null ? `, ${frequencyLabel(series.frequency).toLowerCase()}` : ''
  const others = ids.length > 1 ? `, and ${ids.length - 1} more` : ''
  return `${formatDateTime(startsAt, zone)} – ${until} (${zoneName(zone)})${repeats}${others}`
}

const events = { FOLLOW_UP: 'follow-up.planned', ONE_ON_ONE: 'one-on-one.planned' } as const

type Listed = Awaited<ReturnType<typeof listPlanned>>

/** The calendar file; none where Google invites the attendees. */
function fileFor(listed: Listed, parties: Pick<CalendarEntry, 'organizer' | 'attendee' | 'url'>, isOver: boolean) {
  const entries = listed
    .filter(({ calendar }) => !isMailedByGoogle(calendar))
    .map(({ id, occursOn, calendar, description: text, ...entry }) => ({
      ...entry,
      ...calendarUid({ id, occursOn, calendar }),
      ...parties,
      text,
    }))
  return entries.length === 0 ? {} : { calendar: calendarFile(isOver ? 'CANCEL' : 'REQUEST', entries) }
}

/** Mails attendees, with a calendar file unless Google does that. */
export async function mailAttendees(
  tx: Tx,
  actor: Actor,
  { id, kind }: { id: string; kind: MeetingKind },
  said: Planned,
) {
  const { workspaceId, workspaceName } = actor
  const meeting = await tx.meeting.findUniqueOrThrow({ where: { id }, select: planned })
  const listed = await listPlanned(tx, id, meeting.seriesId, said)
  const organizer = partyOf(meeting.organizer.user)
  const isOver = said.act === 'canceled' || said.act === 'removed'
  const link = addressIn(workspaceId, said.act === 'removed' ? meetingKinds[kind].path : meetingPath({ kind, id }))
  const people = await tx.member.findMany({
    where: { id: { in: [...said.memberIds] }, workspaceId, status: 'ACTIVE' },
    select: { user },
  })
  const mails = people.map(({ user: person }) => ({
    event: events[kind],
    key: said.key,
    to: { address: person.email, name: fullName(person) },
    from: actor.memberId,
    ...fileFor(listed, { organizer, attendee: partyOf(person), url: link }, isOver),
    props: {
      by: fullName(actor),
      meetingTitle: meeting.title,
      act: said.act,
      when: whenFor(meeting, person.timeZone, said),
      link,
      workspaceName,
    },
  }))
  await queueMail(tx, workspaceId, mails)
}
