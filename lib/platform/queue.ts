import 'server-only'
import { PgBoss, fromPrisma } from 'pg-boss'
import type { Tx } from './tx'
import { now } from './clock'
import { env } from './env'
import { countFailure } from './failures'
import { log } from './log'

/** A job may run twice, late, or on two machines without harm. */
export type Job = {
  name: string
  cron: string
  /** Also runs when a process starts, for what a new version adds. */
  atStart?: boolean
  /** Five minutes by default. A longer run counts as failed, and another starts beside it. */
  mayTakeMinutes?: number
  run: (now: Date) => Promise<Record<string, number>>
}

const held = globalThis as typeof globalThis & {
  rapportQueue?: PgBoss
  rapportQueueStart?: Promise<void>
  rapportQueueIsEnding?: boolean
}

/** The longest unit of work: a batch of mails, with every time-out of the mail server. */
export const IN_HAND_MS = 30_000

/** A run that continued past failures throws them together. */
const faultsOf = (error: unknown): unknown[] =>
  error instanceof AggregateError ? error.errors.flatMap(faultsOf) : [error]

async function runJob({ name, run }: Job) {
  try {
    const counts = await run(now())
    if (Object.values(counts).some((count) => count > 0)) log.info(`job.${name}`, counts)
  } catch (error) {
    // The queue only retries a failed job, so its failures are logged here.
    for (const fault of faultsOf(error)) log.error('job.failed', fault, { job: name })
    await countFailure({ kind: 'job', name })
    throw error
  }
}

/** A commit wakes the workers, so they look themselves only now and then; more often while nothing can wake them. */
const polling = { notifyPollingIntervalSeconds: 10, pollingIntervalSeconds: 1, batchSize: 100 }

async function register(boss: PgBoss, job: Job) {
  const options = { retryLimit: 3, retryBackoff: true, expireInSeconds: (job.mayTakeMinutes ?? 5) * 60, notify: true }
  await boss.createQueue(job.name, options)
  // An existing queue keeps its old options until updated.
  await boss.updateQueue(job.name, options)
  await boss.schedule(job.name, job.cron)
  // A batch of wake-ups is one run, because each run does all the work.
  await boss.work(job.name, polling, () => runJob(job))
  if (job.atStart) await boss.send(job.name, {})
}

/** Jobs of an earlier version have no workers. */
async function unscheduleOthers(boss: PgBoss, jobs: Job[]) {
  const known = new Set(jobs.map(({ name }) => name))
  const others = (await boss.getSchedules()).filter(({ name }) => !known.has(name))
  await Promise.all(others.map(({ name }) => boss.unschedule(name)))
}

async function open(jobs: Job[]) {
  const boss = new PgBoss({
    // A pooler would give the connection that listens to somebody else.
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    max: 3,
    application_name: 'rapport-queue',
    useListenNotify: jobs.length > 0,
  })
  boss.on('error', (error) => log.error('queue.error', error))
  await boss.start()
  await Promise.all(jobs.map((job) => register(boss, job)))
  if (jobs.length > 0) await unscheduleOthers(boss, jobs)
  held.rapportQueue = boss
}

/** On the product's database, in its own schema, created when missing. Without jobs it only wakes those of others. */
export const startQueue = (jobs: Job[]) => (held.rapportQueueStart ??= open(jobs))

/** Running jobs finish their current unit, then it closes. */
export async function stopQueue() {
  await held.rapportQueueStart
  await held.rapportQueue?.stop({ graceful: true, timeout: IN_HAND_MS })
  held.rapportQueue = undefined
  held.rapportQueueStart = undefined
}

/** Stops the queue for good: nothing starts again, not even by a job that outlives the wait. */
export async function endQueue() {
  held.rapportQueueIsEnding = true
  await stopQueue()
}

/** True while this process shuts down: long runs stop and leave the rest to the next. */
export const isQueueEnding = () => held.rapportQueueIsEnding === true

/** No worker of this version has started yet. */
function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && /^Queue \S+ does not exist$/.test(error.message))) throw error
}

/**
 * Requests a run after the commit. Without a queue (in a seed, a test or a starting server, or before the first worker)
 * the job's own schedule finds the work.
 */
export async function wake(tx: Tx, name: string) {
  await held.rapportQueue?.send(name, {}, { db: fromPrisma(tx) }).catch(ignoreMissing)
}

/** Without a queue it can't tell, and assumes so. */
export const hasJob = async (name: string) =>
  held.rapportQueue === undefined || (await held.rapportQueue.getQueue(name)) !== null

export const isQueueReady = async () => (await held.rapportQueue?.isInstalled()) === true
