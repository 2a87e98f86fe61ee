import { z } from 'zod'
import { createCalendar, eventBody, type Calendar, type HeldEvent } from './google-events'
import { googleAccountOf } from './google-oauth'
import type { Answer, Asked, Route } from './stand-in'

const ID = /^[a-v\d]{5,1024}$/

const updates = z.enum(['all', 'externalOnly', 'none'])
const writing = z.strictObject({ sendUpdates: updates, conferenceDataVersion: z.literal('1') })

const insertBody = eventBody.extend({ id: z.string().regex(ID, 'is no id of an event') })

const listQuery = z
  .strictObject({
    showDeleted: z.literal('true'),
    maxResults: z.string(),
    fields: z.string(),
    pageToken: z.string().optional(),
    syncToken: z.string().optional(),
    timeMin: z.iso.datetime().optional(),
  })
  .refine(({ syncToken, timeMin }) => syncToken === undefined || timeMin === undefined, 'a sync token stands alone')

const watchBody = z.strictObject({
  id: z.uuid(),
  type: z.literal('web_hook'),
  address: z.url(),
  token: z.string().max(256),
  params: z.strictObject({ ttl: z.string() }),
})

const failure = (status: number, reason: string): Answer => ({
  status,
  json: { error: { code: status, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
})

const shown = ({ changedAt: _changedAt, ...event }: HeldEvent) => ({
  ...event,
  ...(event.hangoutLink === undefined
    ? {}
    : { conferenceData: { createRequest: { status: { statusCode: 'success' } } } }),
  etag: `"${event.updated}"`,
  kind: 'calendar#event',
})

type Channel = { id: string; address: string; token: string; resourceId: string; account: string; sent: number }

/** Calls somebody who watches. Nobody has to be there. */
function call(channel: Channel, state: 'sync' | 'exists') {
  channel.sent += 1
  const headers = {
    'x-goog-channel-id': channel.id,
    'x-goog-channel-token': channel.token,
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-state': state,
    'x-goog-message-number': String(channel.sent),
  }
  fetch(channel.address, { method: 'POST', headers, signal: AbortSignal.timeout(5000) }).catch(() => {})
}

/** The calendars of all accounts: their events, who watches them, and since when a sync token counts. */
export function googleCalendars(revoked: ReadonlySet<string>) {
  const calendars = new Map<string, Calendar>()
  const channels = new Map<string, Channel>()
  const busy = new Map<string, { start: string; end: string }[]>()
  const settings = {
    pageSize: 250,
    oldestSync: 0,
    callsWatchers: true,
    page: 'https://calendar.google.com/calendar/event',
    /** Of other apps, as Google lists them. */
    others: [] as object[],
  }

  function calendarOf(account: string): Calendar {
    const tell = () => {
      if (!settings.callsWatchers) return
      for (const channel of channels.values()) if (channel.account === account) call(channel, 'exists')
    }
    const calendar = calendars.get(account) ?? createCalendar(account, tell, () => settings.page)
    calendars.set(account, calendar)
    return calendar
  }

  const of = (answer: (calendar: Calendar, asked: Asked) => Answer) => (asked: Asked) => {
    const account = googleAccountOf(asked, revoked)
    return account === null ? failure(401, 'authError') : answer(calendarOf(account), asked)
  }

  function insert(calendar: Calendar, { body }: Asked): Answer {
    const { id, ...event } = insertBody.parse(body)
    return calendar.find(id) ? failure(409, 'duplicate') : { json: shown(calendar.write(id, event)) }
  }

  function patch(calendar: Calendar, { params, body }: Asked): Answer {
    const id = params['eventId'] ?? ''
    const before = calendar.find(id)
    return before ? { json: shown(calendar.write(id, eventBody.parse(body), before)) } : failure(404, 'notFound')
  }

  function list(calendar: Calendar, { query }: Asked): Answer {
    const { syncToken, timeMin, pageToken } = listQuery.parse(query)
    // A token of a stand-in that ran before this one is too old, too.
    const given = Number(syncToken ?? settings.oldestSync)
    if (given < settings.oldestSync || (syncToken !== undefined && given > calendar.now()))
      return failure(410, 'fullSyncRequired')
    const all = syncToken === undefined ? calendar.list() : calendar.since(Number(syncToken))
    const from = new Date(timeMin ?? 0)
    const items = all.filter(({ end, recurrence }) => recurrence !== undefined || new Date(end.dateTime) > from)
    const [start, size] = [Number(pageToken ?? '0'), settings.pageSize]
    const next = start + size
    const token = next < items.length ? { nextPageToken: String(next) } : { nextSyncToken: String(calendar.now()) }
    return {
      json: { kind: 'calendar#events', items: [...settings.others, ...items.slice(start, next).map(shown)], ...token },
    }
  }

  function watch({ account }: Calendar, { body }: Asked): Answer {
    const { id, address, token, params } = watchBody.parse(body)
    const channel = { id, address, token, account, resourceId: `resource-${account}`, sent: 0 }
    channels.set(id, channel)
    call(channel, 'sync')
    const expiration = String(Date.now() + Number(params.ttl) * 1000)
    return { json: { kind: 'api#channel', id, resourceId: channel.resourceId, expiration } }
  }

  function freeBusy(calendar: Calendar, { body }: Asked): Answer {
    const { timeMin, timeMax } = freeBusyBody.parse(body)
    const own = calendar.within(new Date(timeMin), new Date(timeMax))
    const times = [...own, ...(busy.get(calendar.account) ?? [])]
    return { json: { kind: 'calendar#freeBusy', calendars: { primary: { busy: times } } } }
  }

  const freeBusyBody = z.strictObject({
    timeMin: z.iso.datetime(),
    timeMax: z.iso.datetime(),
    items: z.tuple([z.strictObject({ id: z.literal('primary') })]),
  })

  const root = '/calendar/v3/calendars/primary/events'
  const routes: Route[] = [
    { method: 'POST', path: root, query: writing, body: insertBody, answer: of(insert) },
    { method: 'PATCH', path: `${root}/:eventId`, query: writing, body: eventBody, answer: of(patch) },
    {
      method: 'DELETE',
      path: `${root}/:eventId`,
      query: z.strictObject({ sendUpdates: updates }),
      answer: of((calendar, { params }) => {
        const id = params['eventId'] ?? ''
        if (calendar.find(id) === undefined) return failure(404, 'notFound')
        return calendar.remove(id) ? { status: 204 } : failure(410, 'deleted')
      }),
    },
    {
      method: 'GET',
      path: `${root}/:eventId`,
      query: z.strictObject({ fields: z.string() }),
      answer: of((calendar, { params }) => {
        const event = calendar.find(params['eventId'] ?? '')
        return event ? { json: shown(event) } : failure(404, 'notFound')
      }),
    },
    {
      method: 'GET',
      path: `${root}/:eventId/instances`,
      query: z.strictObject({
        originalStart: z.iso.datetime(),
        showDeleted: z.literal('true'),
        maxResults: z.literal('1'),
        fields: z.string(),
      }),
      answer: of((calendar, { params, query }) => {
        const master = calendar.find(params['eventId'] ?? '')
        if (master === undefined) return failure(404, 'notFound')
        const at = new Date(query['originalStart'] ?? '').getTime()
        const isAsked = (one: HeldEvent) => new Date(one.originalStartTime?.dateTime ?? 0).getTime() === at
        const found = calendar.instancesOf(master).filter(isAsked)
        return { json: { items: found.map(shown) } }
      }),
    },
    { method: 'GET', path: root, query: listQuery, answer: of(list) },
    { method: 'POST', path: `${root}/watch`, body: watchBody, answer: of(watch) },
    {
      method: 'POST',
      path: '/calendar/v3/channels/stop',
      body: z.strictObject({ id: z.uuid(), resourceId: z.string() }),
      answer: of((_calendar, { body }) => {
        const { id } = z.object({ id: z.uuid() }).parse(body)
        return channels.delete(id) ? { status: 204 } : failure(404, 'channelIdNotFound')
      }),
    },
    { method: 'POST', path: '/calendar/v3/freeBusy', body: freeBusyBody, answer: of(freeBusy) },
  ]
  return { routes, calendarOf, calendars, channels, busy, settings }
}

export type GoogleCalendars = ReturnType<typeof googleCalendars>
