import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { repeatLabel } from '@/lib/meetings/rules/meeting-frequency'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'
import type { AttendeePlace, Told } from './attendee-places'
import { byEntry, fileFor, listPlanned, user, type PlannedMeeting, type User } from './calendar-parts'
import { listRules, type ListedRule } from './series-entries'

/** Whose name and face a mail shows. */
export type MailSender = Pick<Actor, 'memberId' | 'firstName' | 'lastName' | 'workspaceId' | 'workspaceName'>

export type Planned = {
  act: 'invited' | 'added' | 'changed' | 'dropped' | 'canceled' | 'ended' | 'removed'
  key: string
  told: readonly Told[]
  /** As its readers knew it; the current one otherwise. */
  title?: string
  /** The places of its readers before; the current ones otherwise. */
  before?: readonly AttendeePlace[]
  /** The meeting that moved, and its start before. */
  movedFrom?: { id: string; startsAt: Date } | null
  /** The meeting to open, for readers of others. */
  opens?: string
}

async function plannedById(tx: Tx, { told, title, before = [] }: Planned): Promise<Map<string, PlannedMeeting>> {
  const held = new Map(before.map(({ meetingId, memberId: _memberId, ...place }) => [meetingId, place]))
  const ids = told.flatMap((one) => one.ids)
  const listed = await listPlanned(tx, ids)
  return new Map(listed.map((one) => [one.id, { ...one, title: title ?? one.title, ...held.get(one.id) }]))
}

async function rulesOf(
  tx: Tx,
  meetings: Iterable<PlannedMeeting>,
  told: readonly Told[],
): Promise<Map<string, ListedRule>> {
  const ids = [...meetings].flatMap(({ ruleId }) => ruleId ?? [])
  const memberIds = told.map(({ memberId }) => memberId)
  const rules = ids.length === 0 ? [] : await listRules(tx, [...new Set(ids)], memberIds)
  return new Map(rules.map((rule) => [rule.id, rule]))
}

type When = Pick<Told, 'ids' | 'isSeries'> & { isOver: boolean }

/** The number of canceled meetings for a series that ends; its repeat for one that goes on. */
function whenFor({ startsAt, endsAt, series }: PlannedMeeting, zone: string, { isSeries, ids, isOver }: When) {
  const until = formatDate(endsAt, 'hh:mm a', zone)
  const repeats = isSeries && series !== null ? `, ${repeatLabel(series).toLowerCase()}` : ''
  const others = (isOver || !isSeries) && ids.length > 1 ? `, and ${ids.length - 1} more` : ''
  return `${formatDateTime(startsAt, zone)} – ${until} (${zoneName(zone)})${repeats}${others}`
}

const events = { FOLLOW_UP: 'follow-up.planned', ONE_ON_ONE: 'one-on-one.planned' } as const

/** People who were removed can't open it. */
const pathFor = (kind: MeetingKind, { act, opens }: Planned, id: string) =>
  act === 'removed' ? meetingKinds[kind].path : meetingPath({ kind, id: opens ?? id })

/** For calendars alone. */
const isSilent = (act: Planned['act']) => act === 'added' || act === 'dropped'

type Mailing = {
  sender: MailSender
  kind: MeetingKind
  said: Planned
  meetings: ReadonlyMap<string, PlannedMeeting>
  rules: ReadonlyMap<string, ListedRule>
}

/** A mail for each entry of a reader's calendar. */
function mailsFor({ sender, kind, said, meetings, rules }: Mailing, one: Told, person: User) {
  const { act, key, movedFrom, title } = said
  const isOver = act !== 'invited' && act !== 'added' && act !== 'changed'
  const hasSeries = one.isSeries || isSilent(act) || act === 'ended'
  const own = one.ids.flatMap((id) => meetings.get(id) ?? [])
  return byEntry(own).flatMap(([entry, parts]) => {
    const meeting = parts.find(({ id }) => id === one.id) ?? parts[0]
    if (!meeting) return []
    const url = addressIn(sender.workspaceId, pathFor(kind, said, meeting.id))
    const calendar = fileFor(meeting, { ...person, memberId: one.memberId, url, title, hasSeries, isOver }, rules)
    if (calendar === null && isSilent(act)) return []
    const when = { ids: parts.map(({ id }) => id), isSeries: one.isSeries, isOver }
    return {
      event: events[kind],
      key: `${key}:${entry}`,
      to: { address: person.email, name: fullName(person) },
      from: sender.memberId,
      ...(calendar && { calendar }),
      props: {
        by: fullName(sender),
        meetingTitle: meeting.title,
        act,
        when: whenFor(meeting, person.timeZone, when),
        ...(movedFrom?.id === meeting.id && { before: formatDateTime(movedFrom.startsAt, person.timeZone) }),
        link: url,
        workspaceName: sender.workspaceName,
      },
    }
  })
}

/** Mails each person about their own meetings, with a calendar file unless Google does that. */
export async function mailAttendees(tx: Tx, sender: MailSender, kind: MeetingKind, said: Planned) {
  const { told } = said
  if (told.length === 0) return
  const { workspaceId } = sender
  const meetings = await plannedById(tx, said)
  const rules = await rulesOf(tx, meetings.values(), told)
  const people = await tx.member.findMany({
    where: { id: { in: told.map(({ memberId }) => memberId) }, workspaceId, status: 'ACTIVE' },
    select: { id: true, user },
  })
  const users = new Map(people.map((person) => [person.id, person.user]))
  const mailing = { sender, kind, said, meetings, rules }
  const mails = told.flatMap((one) => {
    const person = users.get(one.memberId)
    return person ? mailsFor(mailing, one, person) : []
  })
  await queueMail(tx, workspaceId, mails)
}
