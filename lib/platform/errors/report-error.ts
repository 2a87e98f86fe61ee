import 'server-only'
import { env } from '@/lib/platform/env'
import type { AllowedEvent } from './allowed-event'
import { reasonOf } from './error-words'
import type { Report, Reporter } from './reporter'

// The bundler copies this file into several parts of the server, which share one reporter.
const held = globalThis as typeof globalThis & { rapportReporter?: Promise<Reporter> }

export const isReporting = () => env.SENTRY_DSN !== undefined

/** Next logs uncaught errors and goes on. */
function reportUncaught(error: unknown) {
  if (error instanceof Error) reportError({ event: 'process.uncaught', error, reason: reasonOf(error), facts: {} })
}

const uncaught = ['uncaughtExceptionMonitor', 'unhandledRejection'] as const

function watchProcess() {
  leaveProcess()
  for (const event of uncaught) process.on(event, reportUncaught)
}

function leaveProcess() {
  for (const event of uncaught) process.off(event, reportUncaught)
}

/** Loads nothing without a DSN, and never delays the start of the process. */
export function startReporting(release: () => Promise<string>): Promise<Reporter> | undefined {
  const dsn = env.SENTRY_DSN
  if (dsn === undefined) return undefined
  const start = async () => {
    const { startSentry } = await import('./sentry')
    return startSentry({ dsn, release: await release(), environment: env.RAPPORT_MODE })
  }
  watchProcess()
  return (held.rapportReporter ??= start())
}

const findReporter = async () => held.rapportReporter?.catch(() => undefined)

export const reportError = (report: Report) => void findReporter().then((reporter) => reporter?.report(report))

export const passReport = (event: AllowedEvent) => void findReporter().then((reporter) => reporter?.pass(event))

/** Flushes reports before the process ends, briefly. */
export async function endReporting() {
  await (await findReporter())?.end()
  held.rapportReporter = undefined
  leaveProcess()
}
