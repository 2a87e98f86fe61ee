import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { frequencyLabel } from '@/lib/meetings/rules/meeting-frequency'
import { calendarUid, inCalendar, isMailedByGoogle, ofPair, titleFor } from '@/lib/meetings/rules/calendar-entry'
import type { MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { calendarFile, type CalendarEntry } from '@/lib/platform/documents/calendar-file'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'
import type { Told } from './attendee-places'

/** Whose name and face a mail shows. */
export type MailSender = Pick<Actor, 'memberId' | 'firstName' | 'lastName' | 'workspaceId' | 'workspaceName'>

export type Planned = {
  act: 'invited' | 'added' | 'changed' | 'dropped' | 'canceled' | 'ended' | 'removed'
  key: string
  told: readonly Told[]
  /** As its readers knew it; the current one otherwise. */
  title?: string
  /** The times of its readers' meetings before; the current ones otherwise. */
  spans?: ReadonlyMap<string, MeetingSpan>
  /** The meeting that moved, and its start before. */
  movedFrom?: { id: string; startsAt: Date } | null
  /** The meeting to open, for readers of others. */
  opens?: string
}

const user = { select: { email: true, firstName: true, lastName: true, timeZone: true } } as const

const planned = {
  id: true,
  title: true,
  description: true,
  startsAt: true,
  endsAt: true,
  sequence: true,
  series: { select: { frequency: true } },
  organizer: { select: { user } },
  attendees: ofPair,
  ...inCalendar,
} as const

const listPlanned = (tx: Tx, told: readonly Told[]) =>
  tx.meeting.findMany({ where: { id: { in: [...new Set(told.flatMap(({ ids }) => ids))] } }, select: planned })

type Listed = Awaited<ReturnType<typeof listPlanned>>[number]

const plannedById = async (tx: Tx, { told, title, spans }: Planned) =>
  new Map(
    (await listPlanned(tx, told)).map((one) => [one.id, { ...one, title: title ?? one.title, ...spans?.get(one.id) }]),
  )

type User = { email: string; firstName: string; lastName: string; timeZone: string }

const partyOf = (person: User) => ({ name: fullName(person), email: person.email })

/** The number of canceled meetings for a series that ends; its repeat for one that goes on. */
function whenFor({ startsAt, endsAt, series }: Listed, zone: string, { isSeries, ids }: Told, isOver: boolean) {
  const until = formatDate(endsAt, 'hh:mm a', zone)
  const repeats = isSeries && series !== null ? `, ${frequencyLabel(series.frequency).toLowerCase()}` : ''
  const others = (isOver || !isSeries) && ids.length > 1 ? `, and ${ids.length - 1} more` : ''
  return `${formatDateTime(startsAt, zone)} – ${until} (${zoneName(zone)})${repeats}${others}`
}

const events = { FOLLOW_UP: 'follow-up.planned', ONE_ON_ONE: 'one-on-one.planned' } as const

type Reader = Pick<CalendarEntry, 'attendee' | 'url'> & { memberId: string }

/** The calendar file; none where Google invites the attendees. */
function fileFor(listed: readonly Listed[], { memberId, ...parties }: Reader, isOver: boolean) {
  const entries = listed
    .filter(({ calendar }) => !isMailedByGoogle(calendar))
    .map(({ id, title, occursOn, calendar, description: text, organizer, attendees, ...entry }) => ({
      ...entry,
      title: titleFor({ title, attendees }, memberId),
      ...calendarUid({ id, occursOn, calendar }),
      ...parties,
      organizer: partyOf(organizer.user),
      text,
    }))
  return entries.length === 0 ? {} : { calendar: calendarFile(isOver ? 'CANCEL' : 'REQUEST', entries) }
}

/** People who were removed can't open it. */
const pathFor = (kind: MeetingKind, { act, opens }: Planned, { id }: Told) =>
  act === 'removed' ? meetingKinds[kind].path : meetingPath({ kind, id: opens ?? id })

/** Mails each person about their own meetings, with a calendar file unless Google does that. */
export async function mailAttendees(tx: Tx, sender: MailSender, kind: MeetingKind, said: Planned) {
  const { act, key, told, movedFrom } = said
  if (told.length === 0) return
  const { workspaceId, workspaceName } = sender
  const meetings = await plannedById(tx, said)
  const people = await tx.member.findMany({
    where: { id: { in: told.map(({ memberId }) => memberId) }, workspaceId, status: 'ACTIVE' },
    select: { id: true, user },
  })
  const users = new Map(people.map((person) => [person.id, person.user]))
  const isOver = act !== 'invited' && act !== 'added' && act !== 'changed'
  const mails = told.flatMap((one) => {
    const meeting = meetings.get(one.id)
    const person = users.get(one.memberId)
    if (!meeting || !person) return []
    const link = addressIn(workspaceId, pathFor(kind, said, one))
    const own = one.ids.flatMap((id) => meetings.get(id) ?? [])
    const file = fileFor(own, { memberId: one.memberId, attendee: partyOf(person), url: link }, isOver)
    // Added dates are mailed for calendars alone, and Google has them by the rule of the series.
    if (act === 'added' && file.calendar === undefined) return []
    return {
      event: events[kind],
      key,
      to: { address: person.email, name: fullName(person) },
      from: sender.memberId,
      ...file,
      props: {
        by: fullName(sender),
        meetingTitle: meeting.title,
        act,
        when: whenFor(meeting, person.timeZone, one, isOver),
        ...(movedFrom?.id === one.id && { before: formatDateTime(movedFrom.startsAt, person.timeZone) }),
        link,
        workspaceName,
      },
    }
  })
  await queueMail(tx, workspaceId, mails)
}
