import 'server-only'
import type { calendar_v3 } from '@googleapis/calendar'
import { z } from 'zod'
import { ask, calendarId, once } from './ask-calendar'
import { answersOf, attendeesSchema, type BookedRoom } from './read-event'

/** `meetRequest` is the idempotency key of a Meet link. */
export type EventDraft = {
  title: string
  text: string
  isPrivate: boolean
  startsAt: Date
  endsAt: Date
  timeZone: string
  /** Rules of a recurring event; none takes them from an event that repeats. */
  recurrence?: readonly string[]
  attendees: readonly { email: string; name: string; isAttending: boolean | null }[]
  /** As they are, because attendees are replaced. */
  rooms?: readonly BookedRoom[]
  meet: { requestId: string } | 'none' | 'as-before'
}

export type WrittenEvent = { htmlLink: string | null; meetLink: string | null; updatedAt: Date }

const written = z
  .object({
    htmlLink: z.string().max(2000).nullish(),
    hangoutLink: z.string().max(2000).nullish(),
    updated: z.iso.datetime().transform((at) => new Date(at)),
  })
  .transform(({ htmlLink, hangoutLink, updated }): WrittenEvent => ({
    htmlLink: htmlLink ?? null,
    meetLink: hangoutLink ?? null,
    updatedAt: updated,
  }))

const responseOf = (isAttending: boolean | null) =>
  isAttending === null ? 'needsAction' : isAttending ? 'accepted' : 'declined'

const conferenceOf = (meet: EventDraft['meet']) => {
  if (meet === 'as-before') return {}
  if (meet === 'none') return { conferenceData: null }
  const createRequest = { requestId: meet.requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } }
  return { conferenceData: { createRequest } }
}

/** Google takes descriptions for HTML. */
const inHtml = (text: string) => text.replaceAll(/&(?=[a-z#]\w*;)/gi, '&amp;').replaceAll('<', '&lt;')

const bodyOf = ({ title, text, isPrivate, timeZone, attendees, rooms = [], recurrence, ...event }: EventDraft) => ({
  summary: title,
  description: inHtml(text),
  status: 'confirmed',
  visibility: isPrivate ? 'private' : 'default',
  start: { dateTime: event.startsAt.toISOString(), timeZone },
  end: { dateTime: event.endsAt.toISOString(), timeZone },
  ...(recurrence && { recurrence: [...recurrence] }),
  attendees: [
    ...attendees.map(({ email, name, isAttending }) => ({
      email,
      displayName: name,
      responseStatus: responseOf(isAttending),
    })),
    ...rooms,
  ],
  // Google's types don't allow `conferenceData: null`.
  ...(conferenceOf(event.meet) as Pick<calendar_v3.Schema$Event, 'conferenceData'>),
})

export async function insertEvent(access: string, id: string, draft: EventDraft): Promise<WrittenEvent | null> {
  const requestBody = { ...bodyOf(draft), id }
  const params = { calendarId, sendUpdates: 'all', conferenceDataVersion: 1, requestBody }
  const answer = await ask(access, (calendar) => calendar.events.insert(params, once()), [409])
  return answer === null ? null : written.parse(answer)
}

export type SendUpdates = 'all' | 'none'

export async function patchEvent(access: string, eventId: string, draft: EventDraft, sendUpdates: SendUpdates) {
  const params = { calendarId, eventId, sendUpdates, conferenceDataVersion: 1, requestBody: bodyOf(draft) }
  const answer = await ask(access, (calendar) => calendar.events.patch(params, once()), [404, 410])
  return answer === null ? null : written.parse(answer)
}

export async function deleteEvent(access: string, eventId: string) {
  const params = { calendarId, eventId, sendUpdates: 'all' }
  await ask(access, (calendar) => calendar.events.delete(params, once()), [404, 410])
}

const instant = z
  .object({ dateTime: z.iso.datetime({ offset: true }).optional() })
  .optional()
  .transform((time) => (time?.dateTime === undefined ? null : new Date(time.dateTime)))

const change = z
  .object({
    id: z.string(),
    status: z.string().optional(),
    updated: z.iso.datetime().optional(),
    recurringEventId: z.string().optional(),
    originalStartTime: instant,
    start: instant,
    end: instant,
    recurrence: z.array(z.string()).optional(),
    hangoutLink: z.string().max(2000).optional(),
    attendees: attendeesSchema,
  })
  .transform((event) => ({
    id: event.id,
    recurringId: event.recurringEventId ?? null,
    originallyAt: event.originalStartTime,
    isCanceled: event.status === 'cancelled',
    updatedAt: event.updated === undefined ? null : new Date(event.updated),
    /** Null for all-day events. */
    startsAt: event.start,
    endsAt: event.end,
    recurrence: event.recurrence ?? [],
    meetLink: event.hangoutLink ?? null,
    answers: answersOf(event.attendees),
  }))

/** Without its title, which we don't need. */
export type GoogleChange = z.infer<typeof change>

/** Without events that are not as described, which would keep all others from being taken. */
const changes = z
  .array(z.unknown())
  .default([])
  .transform((items) => items.flatMap((item) => change.safeParse(item).data ?? []))

const page = z.object({
  items: changes,
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})

const CHANGED =
  'nextPageToken,nextSyncToken,items(id,status,updated,recurringEventId,originalStartTime,start,end,recurrence,hangoutLink,attendees(email,responseStatus))'

type ListFrom = { syncToken: string } | { timeMin: Date }

/** A page of changes since a token, or of events since an instant; null: the token expired. */
export async function listChanges(access: string, from: ListFrom, pageToken?: string) {
  const since = 'syncToken' in from ? from : { timeMin: from.timeMin.toISOString() }
  const params = { calendarId, showDeleted: true, maxResults: 500, fields: CHANGED, pageToken, ...since }
  const listed = await ask(access, (calendar) => calendar.events.list(params, once()), [410])
  return listed === null ? null : page.parse(listed)
}

type Channel = { id: string; token: string; address: string; days: number }

const watching = z.object({ resourceId: z.string().max(255), expiration: z.coerce.number() })

/** Subscribes an address to changes of the calendar. */
export async function watchEvents(access: string, { id, token, address, days }: Channel) {
  const ttl = String(days * 24 * 3600)
  const requestBody = { id, token, address, type: 'web_hook', params: { ttl } }
  const said = await ask(access, (calendar) => calendar.events.watch({ calendarId, requestBody }, once()))
  const { resourceId, expiration } = watching.parse(said)
  return { resourceId, expiresAt: new Date(expiration) }
}

/** A channel that ended already is fine. */
export async function stopChannel(access: string, { id, resourceId }: { id: string; resourceId: string }) {
  const expected = [404, 410]
  await ask(access, (calendar) => calendar.channels.stop({ requestBody: { id, resourceId } }, once()), expected)
}

/** Where a person waits for the answer. */
const BUSY_PATIENCE_MS = 2000

const busyTimes = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z
        .array(z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }))
        .default([]),
    }),
  ),
})

export async function listGoogleBusy(access: string, from: Date, until: Date) {
  const requestBody = { timeMin: from.toISOString(), timeMax: until.toISOString(), items: [{ id: calendarId }] }
  const said = busyTimes.parse(
    await ask(access, (calendar) => calendar.freebusy.query({ requestBody }, once(BUSY_PATIENCE_MS))),
  )
  return (said.calendars[calendarId]?.busy ?? []).map(({ start, end }) => ({
    startsAt: new Date(start),
    endsAt: new Date(end),
  }))
}
