import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type ErrorEvent } from '@sentry/browser'
import { REPORT_DSN, reportPath } from '@/lib/shared/error-reports/reporting'
import { messageWithoutSecrets, pathWithoutSecrets } from '@/lib/shared/error-reports/without-secrets'

type Failure = { error: unknown; isHandled: boolean; requestId: string; path: string }

/** The SDK adds what it knows of the page; only what we wrote ourselves leaves. */
const onlyOurs = ({ event_id, tags, exception }: ErrorEvent): ErrorEvent => ({
  type: undefined,
  ...(event_id && { event_id }),
  ...(tags && { tags }),
  ...(exception && { exception }),
})

const client = new BrowserClient({
  dsn: REPORT_DSN,
  tunnel: reportPath,
  transport: makeFetchTransport,
  transportOptions: { fetchOptions: { credentials: 'omit' } },
  stackParser: () => [],
  // None of them: they listen to the console, to what is pressed and to what is fetched.
  integrations: [],
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    stackFrameVariables: false,
  },
  maxBreadcrumbs: 0,
  sendClientReports: false,
  beforeSend: onlyOurs,
})
client.init()

/** The class of an error, and its words. Those of reading JSON quote what was read. */
function wordsOf(error: unknown) {
  if (!(error instanceof Error)) return { type: 'not an Error', value: '' }
  return { type: error.name, value: error instanceof SyntaxError ? '' : messageWithoutSecrets(error.message) }
}

/** Sends what failed in this browser to our own server: its class, its words, where in our code, and on which page. */
export function sendFailure({ error, isHandled, requestId, path }: Failure) {
  const frames = error instanceof Error ? defaultStackParser(error.stack ?? '') : []
  const mechanism = { type: 'generic', handled: isHandled }
  const event: ErrorEvent = {
    type: undefined,
    tags: { requestId, route: pathWithoutSecrets(path) },
    exception: { values: [{ ...wordsOf(error), mechanism, stacktrace: { frames } }] },
  }
  client.captureEvent(event, undefined, new Scope())
}
