import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { now } from './clock'
import { env } from './env'

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

/** One JSON line per event on standard output. */
export const log = {
  debug: (event: string, facts: Facts = {}) => write('debug', event, facts),
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  /** The stack is kept, the message is not trusted to be free of personal data beyond its first line. */
  error: (event: string, error: unknown, facts: Facts = {}) =>
    write('error', event, {
      ...facts,
      error: error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}` : 'not an Error',
      stack: error instanceof Error ? error.stack?.split('\n').slice(1, 8).join('\n') : undefined,
    }),
}
