import { fullName } from '@/lib/members/rules'
import { dayOf } from '@/lib/shared/dates'
import { googleEventId } from './calendar-tasks'
import { spanOf } from './meeting-times'

export const inCalendar = {
  occursOn: true,
  calendar: {
    select: {
      event: {
        select: {
          id: true,
          startTime: true,
          durationMinutes: true,
          timeZone: true,
          refusedAt: true,
          integration: { select: { brokenAt: true } },
        },
      },
    },
  },
} as const

type InCalendar = {
  event: {
    id: string
    startTime: string | null
    durationMinutes: number | null
    timeZone: string | null
    refusedAt: Date | null
    integration: { brokenAt: Date | null } | null
  }
} | null

/** Google has or gets the event, and mails attendees. */
export const isMailedByGoogle = (calendar: InCalendar) =>
  calendar !== null &&
  calendar.event.refusedAt === null &&
  calendar.event.integration !== null &&
  calendar.event.integration.brokenAt === null

/** A meeting's calendar UID, the Google event's if there is one, so calendars merge both. */
export function calendarUid({ id, occursOn, calendar }: { id: string; occursOn: Date | null; calendar: InCalendar }) {
  if (calendar === null) return { uid: id }
  const { event } = calendar
  const { startTime, durationMinutes, timeZone } = event
  const uid = `${googleEventId(event.id)}@google.com`
  if (startTime === null || durationMinutes === null || timeZone === null) return { uid }
  const span = occursOn && spanOf(dayOf(occursOn), startTime, durationMinutes, timeZone)
  return span ? { uid, recurrenceId: span.startsAt } : { uid: id }
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
