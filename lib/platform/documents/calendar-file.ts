import 'server-only'
import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { now } from '@/lib/platform/clock'

type Party = { name: string; email: string }

export type CalendarEntry = {
  uid: string
  /** Raised with every change, so that a calendar program keeps the newest. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  text: string
  url: string
  organizer: Party
  attendee: Party
}

/** What a mail carries for calendar programs. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

const methods = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const

/**
 * Invites somebody to meetings, or takes that back. Each meeting of a series is an entry of its own, in UTC: it can be moved
 * alone, and no calendar program needs to know the clock changes of our zones.
 */
export function calendarFile(method: CalendarFile['method'], entries: readonly CalendarEntry[]): CalendarFile {
  const calendar = ical({ method: methods[method], prodId: { company: 'Rapport', product: 'Meetings' } })
  const status = method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
  for (const { uid, sequence, startsAt: start, endsAt: end, title, text, url, organizer, attendee } of entries)
    calendar
      .createEvent({
        id: uid,
        sequence,
        start,
        end,
        summary: title,
        description: text,
        url,
        organizer,
        status,
        stamp: now(),
      })
      .createAttendee({ ...attendee, rsvp: method === 'REQUEST', role: ICalAttendeeRole.REQ })
  return { method, content: calendar.toString() }
}
