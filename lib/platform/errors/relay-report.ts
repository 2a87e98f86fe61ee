import 'server-only'
import { z } from 'zod'
import { browserName } from '@/lib/shared/error-reports/browsers'
import { LONGEST_REPORT, REPORT_DSN } from '@/lib/shared/error-reports/reporting'
import { allowedEvent, type AllowedEvent } from './allowed-event'
import { isReporting, passReport } from './report-error'

const place = z.object({
  filename: z.string().max(2000).catch(''),
  function: z.string().max(200).optional().catch(undefined),
  lineno: z.number().int().positive().optional(),
  colno: z.number().int().positive().optional(),
})

const sentException = z.object({
  type: z.string().max(200),
  value: z.string().max(2000),
  mechanism: z.object({ type: z.literal('generic'), handled: z.boolean() }),
  stacktrace: z.object({ frames: z.array(place).max(50) }).optional(),
})

/** The three lines of an envelope: its header, the item's header, and the item. */
const envelope = z.tuple([
  z.object({ dsn: z.literal(REPORT_DSN) }),
  z.object({ type: z.literal('event') }),
  z.object({
    event_id: z.string(),
    tags: z.object({ requestId: z.uuid().optional(), route: z.string().max(2000) }),
    exception: z.object({ values: z.tuple([sentException]) }),
  }),
])

function readLines(text: string): unknown {
  try {
    return text
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line))
  } catch {
    return null
  }
}

/** A browser's report in its allowed shape, because visitors write all of it. Null: no report. */
async function readReport(text: string, userAgent: string): Promise<AllowedEvent | null> {
  const sent = envelope.safeParse(readLines(text))
  if (!sent.success) return null
  const [, , { event_id, tags, exception }] = sent.data
  const [{ stacktrace, ...words }] = exception.values
  // Loads all of Sentry, so only when reporting.
  const { browserFrames } = await import('./stack-frames')
  const frames = await browserFrames(stacktrace?.frames ?? [])
  const event = {
    event_id,
    platform: 'javascript',
    level: 'error',
    tags: { ...tags, event: 'browser.failed', browser: browserName(userAgent) },
    exception: { values: [{ ...words, stacktrace: { frames } }] },
  }
  return allowedEvent.safeParse(event).data ?? null
}

/** Relays a browser's report without anything else of the request, and returns the status to answer. */
export async function relayReport(request: Request): Promise<204 | 413 | 422> {
  if (!isReporting()) return 204
  const text = await request.text()
  if (text.length > LONGEST_REPORT) return 413
  const report = await readReport(text, request.headers.get('user-agent') ?? '')
  if (report === null) return 422
  passReport(report)
  return 204
}
