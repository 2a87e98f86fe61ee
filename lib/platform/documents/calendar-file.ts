import 'server-only'
import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { now } from '@/lib/platform/clock'
import { clockIn } from '@/lib/shared/dates'
import { zoneRules } from './zone-rules'

type Party = { name: string; email: string }

export type CalendarEntry = {
  /** The original start of an occurrence. */
  recurrenceId?: Date | undefined
  /** The lines that say when it comes again. */
  repeats?: readonly string[]
  /** Whose clock it follows over the year; none: UTC. */
  timeZone?: string | undefined
  /** Raised with every change, so that calendar programs keep the newest. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  text: string
}

type Shown = { url: string; organizer: Party }

type FeedEntry = CalendarEntry & Shown & { uid: string }

export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

const methods = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const

const prodId = { company: 'Rapport', product: 'Meetings' }

function eventOf({ uid, startsAt, endsAt, title, text, timeZone, recurrenceId, repeats, ...entry }: FeedEntry) {
  const timezone = timeZone === 'UTC' ? undefined : timeZone
  const timeOf = (at: Date) => (timezone === undefined ? at : clockIn(at, timezone))
  return {
    id: uid,
    start: timeOf(startsAt),
    end: timeOf(endsAt),
    summary: title,
    description: text,
    stamp: now(),
    sequence: entry.sequence,
    url: entry.url,
    organizer: entry.organizer,
    ...(timezone !== undefined && { timezone }),
    ...(recurrenceId && { recurrenceId: timeOf(recurrenceId) }),
    ...(repeats && { repeating: repeats.join('\n') }),
  }
}

type Invitation = Shown & {
  method: CalendarFile['method']
  uid: string
  attendee: Party
  /** The first one is the series, if it is among them. */
  entries: readonly CalendarEntry[]
  /** The last day the zone rules cover; none: that of the last entry. */
  until?: Date | undefined
}

/** Invites to one meeting or series, or cancels it: programs read no second one in a file. */
export function calendarFile({ method, attendee, entries, until, ...shown }: Invitation): CalendarFile {
  const times = entries.flatMap(({ startsAt, recurrenceId = startsAt }) => [startsAt.getTime(), recurrenceId.getTime()])
  const [from, to] = [new Date(Math.min(...times)), until ?? new Date(Math.max(...times))]
  const generator = (zone: string) => zoneRules(zone, from, to)
  const calendar = ical({ method: methods[method], prodId, timezone: { name: null, generator } })
  const status = method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
  for (const entry of entries)
    calendar
      .createEvent({ ...eventOf({ ...entry, ...shown }), status })
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
