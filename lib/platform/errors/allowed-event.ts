import 'server-only'
import { z } from 'zod'
import { messageWithoutSecrets, pathWithoutSecrets } from '@/lib/shared/error-reports/without-secrets'

const name = z
  .string()
  .regex(/^[\w.-]{1,60}$/)
  .optional()
  .catch(undefined)

const partOfPlace = (part: string) =>
  part.startsWith('/') ? pathWithoutSecrets(part) : /^[\w.-]{1,60}$/.test(part) ? part : '…'

/** An action, a route with its method, or a part of a page: `GET /api/export/[id]`, `notifications.list`. */
const place = z
  .string()
  .transform((words) => words.split(' ').slice(0, 3).map(partOfPlace).join(' '))
  .optional()
  .catch(undefined)

const tags = z.object({
  requestId: name,
  event: name,
  method: name,
  route: place,
  routeType: name,
  where: place,
  job: name,
  mailEvent: name,
  code: name,
  browser: z
    .string()
    .regex(/^[A-Z][A-Za-z ]{1,30}$/)
    .optional()
    .catch(undefined),
})

/** A file of ours, of a package or of Node, never an address. */
const file = z
  .string()
  .regex(/^(?!\/)[\w@.()[\]+~/:-]{1,200}$/)
  .catch('…')

const frame = z.object({
  filename: file,
  function: z
    .string()
    .regex(/^(async |new )*[\w$.<>#]{1,80}( \[as \w{1,40}\])?$/)
    .optional()
    .catch(undefined),
  lineno: z.number().int().positive().optional().catch(undefined),
  colno: z.number().int().positive().optional().catch(undefined),
  in_app: z.boolean().optional(),
  /** A line of our own sources, from a source map. */
  context_line: z.string().max(200).optional().catch(undefined),
})

const exception = z.object({
  type: z
    .string()
    .regex(/^[\w$ ]{1,80}$/)
    .catch('Error'),
  value: z.string().transform(messageWithoutSecrets).catch(''),
  mechanism: z.object({ type: z.literal('generic'), handled: z.boolean() }),
  stacktrace: z.object({ frames: z.array(frame).max(50) }).optional(),
})

/** The only fields that ever leave in a report. */
export const allowedEvent = z.object({
  event_id: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  timestamp: z.number().optional(),
  platform: z.enum(['node', 'javascript']),
  level: z.literal('error'),
  release: z.string().max(100).optional(),
  environment: name,
  tags,
  exception: z.object({ values: z.tuple([exception]) }),
})

export type AllowedEvent = z.output<typeof allowedEvent>
export type AllowedFrame = z.output<typeof frame>
