import { z } from 'zod'
import type { Asked, Route } from './stand-in'

const KEY = 'sentrykey'

/** The DSN with which the product finds the stand-in at this address. It is no part of the other settings: errors are reported only where a test asks for it. */
export const sentryDsn = (url: string) => `${url.replace('://', `://${KEY}@`)}/sentry/1`

const uuid = z.string().regex(/^[\da-f]{32}$/)
const line = z
  .string()
  .max(300)
  .regex(/^[^\n]*$/)

const frame = z.strictObject({
  filename: line,
  function: line.optional(),
  lineno: z.number().int().min(1).optional(),
  colno: z.number().int().min(1).optional(),
  in_app: z.boolean(),
  context_line: line.optional(),
})

const tags = z.strictObject({
  event: line,
  requestId: line.optional(),
  method: line.optional(),
  route: line.optional(),
  routeType: line.optional(),
  where: line.optional(),
  job: line.optional(),
  mailEvent: line.optional(),
  code: line.optional(),
  browser: line.optional(),
})

const sdk = { name: z.literal('sentry.javascript.node'), version: z.string() }

const event = z.strictObject({
  event_id: uuid,
  timestamp: z.number(),
  platform: z.enum(['node', 'javascript']),
  level: z.literal('error'),
  release: z.string().regex(/^rapport@\d+\.\d+\.\d+(\+[\w-]+)?$/),
  environment: line,
  tags,
  exception: z.strictObject({
    values: z.tuple([
      z.strictObject({
        type: line,
        value: line,
        mechanism: z.strictObject({ type: z.literal('generic'), handled: z.boolean() }),
        stacktrace: z.strictObject({ frames: z.array(frame) }),
      }),
    ]),
  }),
  sdk: z.strictObject({ ...sdk, integrations: z.tuple([]), packages: z.array(z.unknown()) }),
})

/** A report as we send it, and nothing beside it. */
const envelope = z.tuple([
  z.strictObject({ event_id: uuid, sent_at: z.iso.datetime(), sdk: z.strictObject(sdk) }),
  z.strictObject({ type: z.literal('event') }),
  event,
])

const linesOf = (text: string): unknown => text.split('\n').map((part): unknown => JSON.parse(part))

const body = z.string().transform(linesOf).pipe(envelope)

/** What says by whom and for whom it is; the sender’s runtime adds its own few headers. */
const query = z.strictObject({
  sentry_key: z.literal(KEY),
  sentry_version: z.literal('7'),
  sentry_client: z.string().startsWith('sentry.javascript.node/').optional(),
})

export type SentEvent = z.output<typeof event>

/** The event in a report. */
export const eventIn = ({ body: sent }: Pick<Asked, 'body'>): SentEvent => body.parse(sent)[2]

/** The one address of Sentry that we ask. */
export const sentryRoutes = (): Route[] => [
  {
    method: 'POST',
    path: '/api/1/envelope/',
    query,
    body,
    answer: ({ body: sent }) => ({ json: { id: eventIn({ body: sent }).event_id } }),
  },
]
