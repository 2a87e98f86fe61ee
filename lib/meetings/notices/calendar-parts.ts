import 'server-only'
import { calendarPlace, inGoogle, isMailedByGoogle, ofPair, titleFor } from '@/lib/meetings/rules/calendar-entry'
import { fullName } from '@/lib/members/rules'
import { calendarFile, type CalendarFile } from '@/lib/platform/documents/calendar-file'
import type { Tx } from '@/lib/platform/tx'
import { groupBy } from '@/lib/shared/group-by'
import { seriesEntries, type ListedRule } from './series-entries'

export const user = { select: { email: true, firstName: true, lastName: true, timeZone: true } } as const

const planned = {
  id: true,
  ruleId: true,
  occursOn: true,
  title: true,
  description: true,
  startsAt: true,
  endsAt: true,
  sequence: true,
  series: { select: { frequency: true, monthlyOn: true } },
  organizer: { select: { user } },
  attendees: ofPair,
  ...inGoogle,
} as const

export const listPlanned = (tx: Tx, ids: readonly string[]) =>
  tx.meeting.findMany({ where: { id: { in: [...new Set(ids)] } }, select: planned })

/** With its place in its series before a change, where it is about that. */
export type PlannedMeeting = Awaited<ReturnType<typeof listPlanned>>[number] & { recurrenceId?: Date | undefined }

export type User = { email: string; firstName: string; lastName: string; timeZone: string }

export type EntryReader = User & {
  memberId: string
  url: string
  /** The title they knew; none: the present one. */
  title?: string | undefined
  /** Whether they have the series, not one meeting of it. */
  hasSeries: boolean
  isOver: boolean
}

const partyOf = (person: User) => ({ name: fullName(person), email: person.email })

/** Google invites to its events itself. */
const entryOf = ({ calendar, ruleId, id }: PlannedMeeting) => (isMailedByGoogle(calendar) ? 'google' : (ruleId ?? id))

/** Meetings by what they are in calendars, because a calendar file and so a mail holds one entry. */
export const byEntry = (meetings: readonly PlannedMeeting[]) => [...groupBy(meetings, entryOf)]

/** What became of one entry of a reader's calendar; null where Google says it. */
export function fileFor(
  meeting: PlannedMeeting,
  reader: EntryReader,
  rules: ReadonlyMap<string, ListedRule>,
): CalendarFile | null {
  if (isMailedByGoogle(meeting.calendar)) return null
  const rule = (meeting.ruleId !== null && rules.get(meeting.ruleId)) || null
  const { uid, ...place } = calendarPlace({ ...meeting, rule })
  const parties = { uid, attendee: partyOf(reader), organizer: partyOf(meeting.organizer.user), url: reader.url }
  const isWhole = rule !== null && reader.hasSeries
  const whole = isWhole ? seriesEntries(rule, reader) : null
  if (whole) return calendarFile({ method: 'REQUEST', ...parties, ...whole })
  const { startsAt, endsAt, description: text } = meeting
  const entry = { startsAt, endsAt, text, title: titleFor(meeting, reader.memberId), timeZone: rule?.timeZone }
  const recurrenceId = isWhole ? undefined : (meeting.recurrenceId ?? place.recurrenceId)
  const entries = [{ ...entry, ...place, recurrenceId }]
  return calendarFile({ method: isWhole || reader.isOver ? 'CANCEL' : 'REQUEST', ...parties, entries })
}
