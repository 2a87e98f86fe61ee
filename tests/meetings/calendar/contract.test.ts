import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { renewWatches } from '@/lib/meetings/calendar/commands/renew-watches'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { takeGoogleChanges } from '@/lib/meetings/calendar/commands/take-google-changes'
import { findBusyTimes } from '@/lib/meetings/calendar/commands/find-busy-times'
import { db } from '@/lib/platform/db'
import { fromRoot } from '@/scripts/support/root.mjs'
import { aConnectedOrganizer, moveTo } from './connected-organizer'
import { aMeeting, timing } from '@/tests/factories/meetings'
import type { Asked } from '@/tests/support/providers/stand-in'

const file = fromRoot('../shared/contracts/google-calendar-v3-discovery-20230217.json')

type Shape = {
  type?: string | undefined
  $ref?: string | undefined
  enum?: string[] | undefined
  items?: Shape | undefined
  properties?: Record<string, Shape> | undefined
  additionalProperties?: Shape | undefined
}

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    $ref: z.string().optional(),
    enum: z.array(z.string()).optional(),
    items: shape.optional(),
    properties: z.record(z.string(), shape).optional(),
    additionalProperties: shape.optional(),
  }),
)

const method = z.object({
  id: z.string(),
  path: z.string(),
  httpMethod: z.string(),
  parameters: z.record(z.string(), shape).default({}),
  request: z.object({ $ref: z.string() }).optional(),
})

const description = z.object({
  parameters: z.record(z.string(), shape),
  schemas: z.record(z.string(), shape),
  resources: z.record(z.string(), z.object({ methods: z.record(z.string(), method) })),
})

type Description = z.infer<typeof description>

/** What Google's description does not know in a value, by its place. */
function faultsIn({ schemas }: Description, given: Shape | undefined, value: unknown, at: string): string[] {
  const known = given?.$ref === undefined ? given : schemas[given.$ref]
  const whole = (one: Shape | undefined, part: unknown, name: string) =>
    faultsIn({ schemas } as Description, one, part, `${at}.${name}`)
  if (known === undefined) return [`${at} is not known`]
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((one, index) => whole(known.items, one, String(index)))
  if (typeof value === 'object') {
    const { properties = {}, additionalProperties } = known
    return Object.entries(value).flatMap(([name, part]) => whole(properties[name] ?? additionalProperties, part, name))
  }
  if (known.enum && !known.enum.includes(String(value))) return [`${at} is no ${known.enum.join(' or ')}`]
  return known.type === 'string' && typeof value !== 'string' ? [`${at} is no string`] : []
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The method that a request is, and what is wrong with it. */
function check(whole: Description, { method: verb, path, query, body }: Asked) {
  const said = path.replace('/google/calendar/v3/', '')
  const methods = Object.values(whole.resources).flatMap(({ methods: own }) => Object.values(own))
  const found = methods.find((one) => one.httpMethod === verb && patternOf(one.path).test(said))
  if (found === undefined) return { id: `${verb} ${said}`, faults: ['is no method'] }
  const allowed = { properties: { ...whole.parameters, ...found.parameters } }
  const inQuery = Object.entries(query).flatMap(([name, value]) => {
    const one = allowed.properties[name]
    return one === undefined ? [`${name} is no parameter`] : faultsIn(whole, { ...one, type: 'any' }, value, name)
  })
  return {
    id: found.id,
    faults: [...inQuery, ...(body === undefined ? [] : faultsIn(whole, found.request, body, 'body'))],
  }
}

/** Makes each of our calls. */
async function callAll() {
  const known = await aConnectedOrganizer()
  const { organizer, guest, account, calendar } = known
  const single = await aMeeting(organizer, { attendees: [guest], hasMeet: true })
  const series = await aMeeting(organizer, { time: '15:00', frequency: 'Monthly', attendees: [guest] })
  await syncCalendarEvents()
  await moveTo(organizer, { id: series.ids[1] ?? '' }, { ...timing(), time: '18:00' })
  await cancelMeeting(organizer, { id: single.id, scope: 'this' })
  await moveTo(organizer, series, { time: '15:00', frequency: 'Monthly', title: 'Renamed', scope: 'all' })
  await syncCalendarEvents()
  await renewWatches()
  await db.calendarWatch.updateMany({ where: { integrationId: account.id }, data: { expiresAt: new Date() } })
  await renewWatches()
  await takeGoogleChanges()
  calendar.remove(series.id)
  await db.calendarWatch.updateMany({ where: { integrationId: account.id }, data: { syncedAt: new Date(0) } })
  await takeGoogleChanges()
  await findBusyTimes(organizer, { from: timing().day, days: 1, members: [] })
  return known
}

test.skipIf(!existsSync(file))('Google’s own description knows every call that we make, in every part', async () => {
  const whole = description.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { providers } = await callAll()
  const checked = providers.standIn.seenUnder('/google/calendar').map((asked) => check(whole, asked))
  expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([])
  const made = [...new Set(checked.map(({ id }) => id))].toSorted()
  expect(made).toEqual([
    'calendar.channels.stop',
    'calendar.events.delete',
    'calendar.events.get',
    'calendar.events.insert',
    'calendar.events.instances',
    'calendar.events.list',
    'calendar.events.patch',
    'calendar.events.watch',
    'calendar.freebusy.query',
  ])
})

test('the check itself finds a misspelled field, a wrong kind and a parameter that there is not', () => {
  const event = { properties: { summary: { type: 'string' }, end: { $ref: 'Time' } } }
  const whole: Description = {
    parameters: {},
    schemas: { Event: event, Time: { properties: { dateTime: { type: 'string' } } } },
    resources: {
      events: {
        methods: {
          insert: {
            id: 'insert',
            path: 'calendars/{calendarId}/events',
            httpMethod: 'POST',
            request: { $ref: 'Event' },
            parameters: { sendUpdates: { enum: ['all', 'none'] } },
          },
        },
      },
    },
  }
  const asked = { method: 'POST', path: '/google/calendar/v3/calendars/primary/events', params: {}, headers: {} }
  const faults = (query: Record<string, string>, body: object) => check(whole, { ...asked, query, body }).faults
  expect(faults({ sendUpdates: 'all' }, { summary: 'Talk', end: { dateTime: 'now' } })).toEqual([])
  expect(faults({ sendUpdates: 'everyone', loud: 'yes' }, { summry: 'Talk', end: { dateTime: 1 } })).toHaveLength(4)
})
