import 'server-only'
import type { calendar_v3 } from '@googleapis/calendar'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { countedGoogleFailure } from './google-failure'
import { googleClient } from './google-oauth'

// Every Google Calendar call, without retries: the queue decides those.

/** Milliseconds per call. */
const PATIENCE_MS = 10_000
/** The same where a person waits for the answer. */
const BUSY_PATIENCE_MS = 2000

const calendarId = 'primary'

/** Set per call: set on the client, the address would lose its path. */
const once = (timeout = PATIENCE_MS) => ({ timeout, retry: false, rootUrl: env.GOOGLE_API_ROOT_URL })

const statusOf = (error: unknown) => z.object({ status: z.number() }).catch({ status: 0 }).parse(error).status

/** Null for one of these statuses. Throws ProviderFailure. */
async function ask<Result>(
  access: string,
  call: (calendar: calendar_v3.Calendar) => Promise<{ data: Result }>,
  expected: readonly number[] = [],
): Promise<Result | null> {
  const { calendar } = await import('@googleapis/calendar')
  try {
    return (await call(calendar({ version: 'v3', auth: await googleClient(access) }))).data
  } catch (error) {
    if (expected.includes(statusOf(error))) return null
    throw await countedGoogleFailure(error)
  }
}

/** `meetRequest` is the idempotency key of a Meet link. */
export type EventDraft = {
  title: string
  text: string
  isPrivate: boolean
  startsAt: Date
  endsAt: Date
  timeZone: string
  /** Rules of a recurring event. */
  recurrence?: readonly string[]
  attendees: readonly { email: string; name: string; isAttending: boolean | null }[]
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

const bodyOf = ({ title, text, isPrivate, timeZone, attendees, recurrence, ...event }: EventDraft) => ({
  summary: title,
  description: inHtml(text),
  status: 'confirmed',
  visibility: isPrivate ? 'private' : 'default',
  start: { dateTime: event.startsAt.toISOString(), timeZone },
  end: { dateTime: event.endsAt.toISOString(), timeZone },
  ...(recurrence && { recurrence: [...recurrence] }),
  attendees: attendees.map(({ email, name, isAttending }) => ({
    email,
    displayName: name,
    responseStatus: responseOf(isAttending),
  })),
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

const answer = z.object({ email: z.string(), responseStatus: z.string().optional(), self: z.boolean().optional() })

export async function readAnswers(access: string, eventId: string): Promise<Map<string, boolean | null> | null> {
  const params = { calendarId, eventId, fields: 'attendees(email,responseStatus)' }
  const event = await ask(access, (calendar) => calendar.events.get(params, once()), [404, 410])
  if (event === null) return null
  const { attendees } = z.object({ attendees: z.array(answer).default([]) }).parse(event)
  return new Map(attendees.map(({ email, responseStatus }) => [email.toLowerCase(), attendingOf(responseStatus)]))
}

const attendingOf = (status: string | undefined) =>
  status === 'accepted' ? true : status === 'declined' ? false : null

export async function findInstance(access: string, eventId: string, originalStart: Date): Promise<string | null> {
  const at = { originalStart: originalStart.toISOString(), maxResults: 1, fields: 'items(id)' }
  const found = await ask(
    access,
    (calendar) => calendar.events.instances({ calendarId, eventId, ...at }, once()),
    [404, 410],
  )
  return found?.items?.[0]?.id ?? null
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
    attendees: z.array(answer).optional(),
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
    answers: new Map(event.attendees?.map((one) => [one.email.toLowerCase(), attendingOf(one.responseStatus)])),
  }))

/** Without its title, which we don't need. */
export type GoogleChange = z.infer<typeof change>

const page = z.object({
  items: z.array(change).default([]),
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
