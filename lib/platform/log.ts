import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { now } from './clock'
import { env } from './env'
import { framesOf, reasonOf } from './errors/error-words'
import { reportError } from './errors/report-error'

const RANK = { debug: 0, info: 1, error: 2, silent: 3 }

/** Ids, names of events and counts; never names of people, addresses, answers or tokens. */
type Facts = Record<string, string | number | boolean | null | undefined>

const requestIds = new AsyncLocalStorage<string>()

/** Adds the request id to every line that the work logs. */
export const underRequest = <Result>(requestId: string, work: () => Result): Result => requestIds.run(requestId, work)

function write(level: 'debug' | 'info' | 'error', event: string, facts: Facts) {
  if (RANK[level] < RANK[env.LOG_LEVEL]) return
  // JSON drops it when undefined.
  const requestId = requestIds.getStore()
  process.stdout.write(`${JSON.stringify({ at: now().toISOString(), level, event, requestId, ...facts })}\n`)
}

/** Per logged line; a report takes more, because it groups by them. */
const LOGGED_FRAMES = 7

function fail(event: string, error: unknown, reason: string, facts: Facts) {
  const stack = error instanceof Error ? framesOf(error, LOGGED_FRAMES) : undefined
  write('error', event, { ...facts, error: reason, stack })
  reportError({ event, error, reason, facts: { requestId: requestIds.getStore(), ...facts } })
}

/** One JSON line per event on standard output. Errors are reported as well, if configured. */
export const log = {
  debug: (event: string, facts: Facts = {}) => write('debug', event, facts),
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  /** Keeps the stack, and only the first line of the message, as it may hold personal data. */
  error: (event: string, error: unknown, facts: Facts = {}) =>
    fail(event, error, error instanceof Error ? reasonOf(error) : 'not an Error', facts),
  /** For an error whose message may quote a visitor: its class stands for the message. */
  errorByClass: (event: string, error: Error, facts: Facts = {}) => fail(event, error, error.name, facts),
}
