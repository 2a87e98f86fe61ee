import { fullName } from '@/lib/members/rules'
import { dayOf } from '@/lib/shared/dates'
import { googleEventId } from './calendar-tasks'
import { spanOf } from './meeting-times'

export const rulePlace = {
  id: true,
  startTime: true,
  durationMinutes: true,
  timeZone: true,
  series: { select: { sequence: true } },
} as const

export const inGoogle = {
  calendar: {
    select: { event: { select: { id: true, refusedAt: true, integration: { select: { brokenAt: true } } } } },
  },
} as const

export const inCalendar = {
  id: true,
  occursOn: true,
  sequence: true,
  rule: { select: rulePlace },
  ...inGoogle,
} as const

type InCalendar = {
  event: { id: string; refusedAt: Date | null; integration: { brokenAt: Date | null } | null }
} | null

/** Google has or gets the event, and mails attendees. */
export const isMailedByGoogle = (calendar: InCalendar) =>
  calendar !== null &&
  calendar.event.refusedAt === null &&
  calendar.event.integration !== null &&
  calendar.event.integration.brokenAt === null

type Rule = { startTime: string; durationMinutes: number; timeZone: string }

/** The start by its rule of a meeting of this day, by which calendars know it in its series. */
export const ruleStart = (rule: Rule | null, occursOn: Date | null) =>
  rule && occursOn ? spanOf(dayOf(occursOn), rule.startTime, rule.durationMinutes, rule.timeZone)?.startsAt : undefined

type Placed = {
  id: string
  occursOn: Date | null
  sequence: number
  rule: (Rule & { id: string; series: { sequence: number } }) | null
  calendar: InCalendar
}

/** How calendars know a meeting: as Google does if its event is there, so that they merge both. */
export function calendarPlace({ id, occursOn, sequence, rule, calendar }: Placed) {
  const ownId = rule?.id ?? calendar?.event.id ?? id
  const uid = calendar === null ? ownId : `${googleEventId(ownId)}@google.com`
  if (rule === null) return { uid, sequence }
  return { uid, sequence: rule.series.sequence, recurrenceId: ruleStart(rule, occursOn) }
}

/** Only of a one-on-one. */
export const ofPair = {
  where: { kind: 'ONE_ON_ONE' },
  select: { memberId: true, member: { select: { user: { select: { firstName: true, lastName: true } } } } },
} as const

type Paired = {
  title: string
  attendees: readonly { memberId: string; member: { user: { firstName: string; lastName: string } } }[]
}

/** "One-on-one with Tom Reed", because a lead's calendar holds several of that title. */
export function titleFor({ title, attendees }: Paired, readerId: string): string {
  const other = attendees.find(({ memberId }) => memberId !== readerId)
  return other ? `${title} with ${fullName(other.member.user)}` : title
}
