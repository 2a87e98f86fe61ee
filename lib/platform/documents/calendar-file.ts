import 'server-only'
import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { now } from '@/lib/platform/clock'

type Party = { name: string; email: string }

type FeedEntry = {
  uid: string
  /** The original start of an occurrence. */
  recurrenceId?: Date | undefined
  /** Raised with every change, so that calendar programs keep the newest. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  text: string
  url: string
  organizer: Party
}

export type CalendarEntry = FeedEntry & { attendee: Party }

export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

const methods = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const

const prodId = { company: 'Rapport', product: 'Meetings' }

const eventOf = ({ uid, startsAt, endsAt, title, text, ...entry }: FeedEntry) => ({
  id: uid,
  start: startsAt,
  end: endsAt,
  summary: title,
  description: text,
  stamp: now(),
  sequence: entry.sequence,
  url: entry.url,
  organizer: entry.organizer,
  ...(entry.recurrenceId && { recurrenceId: entry.recurrenceId }),
})

/**
 * Invites to meetings, or cancels them. Each occurrence is its own entry in UTC, so it can be moved alone and needs no
 * time-zone rules.
 */
export function calendarFile(method: CalendarFile['method'], entries: readonly CalendarEntry[]): CalendarFile {
  const calendar = ical({ method: methods[method], prodId })
  const status = method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
  for (const { attendee, ...entry } of entries)
    calendar
      .createEvent({ ...eventOf(entry), status })
      .createAttendee({ ...attendee, rsvp: method === 'REQUEST', role: ICalAttendeeRole.REQ })
  return { method, content: calendar.toString() }
}

const REFRESH_SECONDS = 3600

/** A subscribable calendar. The meetings keep the ids of their invitations. */
export function calendarFeed(name: string, entries: readonly FeedEntry[]): string {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId, name, ttl: REFRESH_SECONDS })
  for (const entry of entries) calendar.createEvent({ ...eventOf(entry), status: ICalEventStatus.CONFIRMED })
  return calendar.toString()
}
