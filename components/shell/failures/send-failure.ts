import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type ErrorEvent } from '@sentry/browser'
import { REPORT_DSN, reportPath } from '@/lib/shared/error-reports/reporting'
import { messageWithoutSecrets, pathWithoutSecrets } from '@/lib/shared/error-reports/without-secrets'

type Failure = { error: unknown; isHandled: boolean; requestId: string; path: string }

/** Removes the SDK's page context. */
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
  // None, because they read the console, clicks and requests.
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

/** The error's class and message; JSON parse errors quote user content. */
function wordsOf(error: unknown) {
  if (!(error instanceof Error)) return { type: 'not an Error', value: '' }
  return { type: error.name, value: error instanceof SyntaxError ? '' : messageWithoutSecrets(error.message) }
}

/** Reports a browser error to our server: class, message, position and page. */
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
