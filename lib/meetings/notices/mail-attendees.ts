import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { frequencyLabel } from '@/lib/meetings/rules/meeting-frequency'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { calendarFile, type CalendarEntry } from '@/lib/platform/documents/calendar-file'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'

type Planned = { act: 'invited' | 'changed' | 'canceled'; isSeries: boolean; key: string }

const user = { select: { email: true, firstName: true, lastName: true, timeZone: true } } as const

const planned = {
  ...{ id: true, seriesId: true, title: true, description: true, startsAt: true, endsAt: true, sequence: true },
  series: { select: { frequency: true } },
  organizer: { select: { user } },
  attendees: { where: { member: { status: 'ACTIVE' } }, select: { member: { select: { id: true, user } } } },
} as const

type User = { email: string; firstName: string; lastName: string; timeZone: string }

const partyOf = (person: User) => ({ name: fullName(person), email: person.email })

/** The meetings a mail is about: one, or those of its series that are still to come. */
function listPlanned(tx: Tx, id: string, seriesId: string | null, { act, isSeries }: Planned) {
  const canceledAt = act === 'canceled' ? { not: null } : null
  const where =
    isSeries && seriesId !== null ? { seriesId, completedAt: null, canceledAt, startsAt: { gt: now() } } : { id }
  const select = { id: true, title: true, description: true, startsAt: true, endsAt: true, sequence: true } as const
  return tx.meeting.findMany({ where, orderBy: { startsAt: 'asc' }, select })
}

type Timed = { startsAt: Date; endsAt: Date; series: { frequency: string } | null }

function whenFor({ startsAt, endsAt, series }: Timed, zone: string, isSeries: boolean) {
  const until = formatDate(endsAt, 'hh:mm a', zone)
  const repeats = isSeries && series !== null ? `, ${frequencyLabel(series.frequency).toLowerCase()}` : ''
  return `${formatDateTime(startsAt, zone)} – ${until} (${zoneName(zone)})${repeats}`
}

const events = { FOLLOW_UP: 'follow-up.planned', ONE_ON_ONE: 'one-on-one.planned' } as const

/** Mails everybody in a meeting but the actor, with a file for their calendar. */
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
  const link = addressIn(workspaceId, meetingPath({ kind, id }))
  const entriesFor = (attendee: CalendarEntry['attendee']) =>
    listed.map(({ id: uid, description: text, ...entry }) => ({ ...entry, uid, text, organizer, attendee, url: link }))
  const mails = meeting.attendees
    .filter(({ member }) => member.id !== actor.memberId)
    .map(({ member }) => ({
      event: events[kind],
      key: said.key,
      to: { address: member.user.email, name: fullName(member.user) },
      calendar: calendarFile(said.act === 'canceled' ? 'CANCEL' : 'REQUEST', entriesFor(partyOf(member.user))),
      props: {
        by: fullName(actor),
        meetingTitle: meeting.title,
        act: said.act,
        when: whenFor(meeting, member.user.timeZone, said.isSeries),
        link,
        workspaceName,
      },
    }))
  await queueMail(tx, workspaceId, mails)
}
