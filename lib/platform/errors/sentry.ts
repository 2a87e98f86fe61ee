import 'server-only'
import { createTransport, NodeClient, Scope, type ErrorEvent } from '@sentry/node'
import { allowedEvent } from './allowed-event'
import { framesOf } from './error-words'
import type { Report, Reporter } from './reporter'
import { serverFrames } from './stack-frames'

type Settings = { dsn: string; release: string; environment: string }
type Options = ConstructorParameters<typeof NodeClient>[0]

/** Longer than Sentry takes, and shorter than a shutdown may wait. */
const SEND_WITHIN_MS = 5_000
const END_WITHIN_MS = 2_000

/** One call per report, with a time-out and without other data. */
const transport: Options['transport'] = (options) =>
  createTransport(options, async ({ body }) => {
    const { status, headers } = await fetch(options.url, {
      method: 'POST',
      headers: { ...options.headers, 'content-type': 'application/x-sentry-envelope' },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    })
    const limits = headers.get('x-sentry-rate-limits')
    const wait = headers.get('retry-after')
    return { statusCode: status, headers: { 'x-sentry-rate-limits': limits, 'retry-after': wait } }
  })

/** The SDK collects all of this by default. */
const nothingCollected: Options['dataCollection'] = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
}

/** The last filter: fields the SDK added are dropped. */
function onlyAllowed(event: ErrorEvent): ErrorEvent | null {
  const parsed = allowedEvent.safeParse(event)
  return parsed.success ? { ...parsed.data, type: undefined } : null
}

function openClient({ dsn, release, environment }: Settings) {
  const client = new NodeClient({
    dsn,
    release,
    environment,
    transport,
    stackParser: () => [],
    // None: they read requests, headers, variables and the console.
    integrations: [],
    dataCollection: nothingCollected,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    // Otherwise empty traces would be sent in parts.
    traceLifecycle: 'static',
    beforeSend: onlyAllowed,
  })
  client.init()
  return client
}

/** A frequent error is known after the first few. */
const MOST_PER_MINUTE = 60

function countedByMinute() {
  let since = performance.now()
  let count = 0
  return () => {
    if (performance.now() - since > 60_000) [since, count] = [performance.now(), 0]
    return ++count <= MOST_PER_MINUTE
  }
}

const REPORTED_FRAMES = 30

async function eventOf({ event, error, reason, facts }: Report): Promise<ErrorEvent> {
  const isError = error instanceof Error
  const type = isError ? error.name : 'not an Error'
  // The log's reason begins with the class.
  const value = reason.slice(type.length).replace(/^: ?/, '').trim()
  const frames = isError ? await serverFrames(framesOf(error, REPORTED_FRAMES)) : []
  const mechanism = { type: 'generic', handled: true }
  return {
    type: undefined,
    platform: 'node',
    level: 'error',
    tags: { ...facts, event },
    exception: { values: [{ type, value, mechanism, stacktrace: { frames } }] },
  }
}

export function startSentry(settings: Settings): Reporter {
  const client = openClient(settings)
  // A flood of browser reports must not hide our own.
  const mayReport = countedByMinute()
  const mayPass = countedByMinute()
  const opened = new Set<Promise<void>>()
  const send = (event: ErrorEvent) => void client.captureEvent(event, undefined, new Scope())
  return {
    report: (report) => {
      if (!mayReport()) return
      const sending = eventOf(report).then(send)
      opened.add(sending)
      void sending.finally(() => opened.delete(sending))
    },
    pass: (event) => {
      if (mayPass()) send({ ...event, type: undefined })
    },
    end: async () => {
      await Promise.allSettled(opened)
      await client.close(END_WITHIN_MS)
    },
  }
}
