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

/** Runs some work; every line it writes names the request it was done for, also where nothing there knows of one. */
export const underRequest = <Result>(requestId: string, work: () => Result): Result => requestIds.run(requestId, work)

function write(level: 'debug' | 'info' | 'error', event: string, facts: Facts) {
  if (RANK[level] < RANK[env.LOG_LEVEL]) return
  // Left out by itself where there is none.
  const requestId = requestIds.getStore()
  process.stdout.write(`${JSON.stringify({ at: now().toISOString(), level, event, requestId, ...facts })}\n`)
}

/** The frames that a line holds; a report takes more, because it groups by them. */
const LOGGED_FRAMES = 7

function fail(event: string, error: unknown, reason: string, facts: Facts) {
  const stack = error instanceof Error ? framesOf(error, LOGGED_FRAMES) : undefined
  write('error', event, { ...facts, error: reason, stack })
  reportError({ event, error, reason, facts: { requestId: requestIds.getStore(), ...facts } })
}

/** One JSON line per event on standard output. What is an error is reported as well, where errors are. */
export const log = {
  debug: (event: string, facts: Facts = {}) => write('debug', event, facts),
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  /** The stack is kept, the message is not trusted to be free of personal data beyond its first line. */
  error: (event: string, error: unknown, facts: Facts = {}) =>
    fail(event, error, error instanceof Error ? reasonOf(error) : 'not an Error', facts),
  /** For an error whose message may quote a visitor: its class stands for the message. */
  errorByClass: (event: string, error: Error, facts: Facts = {}) => fail(event, error, error.name, facts),
}
