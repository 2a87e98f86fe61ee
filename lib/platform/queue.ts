import 'server-only'
import { PgBoss, fromPrisma } from 'pg-boss'
import type { Tx } from './tx'
import { now } from './clock'
import { env } from './env'
import { countFailure } from './failures'
import { log } from './log'

/** What runs later: a function of the present that may run twice, late, or on two machines at once without harm. */
export type Job = {
  name: string
  cron: string
  /** Runs once more when a process starts: for what a new version brings along. */
  atStart?: boolean
  /** How long a run may take; five minutes unless told. A longer one counts as failed, and another begins beside it. */
  mayTakeMinutes?: number
  run: (now: Date) => Promise<Record<string, number>>
}

const held = globalThis as typeof globalThis & {
  rapportQueue?: PgBoss
  rapportQueueStart?: Promise<void>
  rapportQueueIsEnding?: boolean
}

/** The longest that a job has in hand: a batch of mails, with every time-out of the mail server. */
export const IN_HAND_MS = 30_000

/** What went on where it could throws its faults together. */
const faultsOf = (error: unknown): unknown[] =>
  error instanceof AggregateError ? error.errors.flatMap(faultsOf) : [error]

async function runJob({ name, run }: Job) {
  try {
    const counts = await run(now())
    if (Object.values(counts).some((count) => count > 0)) log.info(`job.${name}`, counts)
  } catch (error) {
    // The queue tells nobody why a job failed; it only tries again.
    for (const fault of faultsOf(error)) log.error('job.failed', fault, { job: name })
    await countFailure({ kind: 'job', name })
    throw error
  }
}

async function register(boss: PgBoss, job: Job) {
  const options = { retryLimit: 3, retryBackoff: true, expireInSeconds: (job.mayTakeMinutes ?? 5) * 60 }
  await boss.createQueue(job.name, options)
  // A queue that an earlier version created keeps what it was created with until it is told.
  await boss.updateQueue(job.name, options)
  if (env.WORKER === 'off') return
  await boss.schedule(job.name, job.cron)
  // A batch of waiting wake-ups is one run: each run takes all the work there is.
  await boss.work(job.name, { pollingIntervalSeconds: 0.5, batchSize: 100 }, () => runJob(job))
  if (job.atStart) await boss.send(job.name, {})
}

/** Jobs of an earlier version, which nobody works on now. */
async function unscheduleOthers(boss: PgBoss, jobs: Job[]) {
  const known = new Set(jobs.map(({ name }) => name))
  const others = (await boss.getSchedules()).filter(({ name }) => !known.has(name))
  await Promise.all(others.map(({ name }) => boss.unschedule(name)))
}

async function open(jobs: Job[]) {
  const boss = new PgBoss({ connectionString: env.DATABASE_URL, max: 3, application_name: 'rapport-queue' })
  boss.on('error', (error) => log.error('queue.error', error))
  await boss.start()
  await Promise.all(jobs.map((job) => register(boss, job)))
  if (env.WORKER !== 'off') await unscheduleOthers(boss, jobs)
  held.rapportQueue = boss
}

/** Starts the queue of this process on the product's database: its own schema, created when missing. */
export const startQueue = (jobs: Job[]) => (held.rapportQueueStart ??= open(jobs))

/** Lets running jobs end what they have in hand, then closes. */
export async function stopQueue() {
  await held.rapportQueueStart
  await held.rapportQueue?.stop({ graceful: true, timeout: IN_HAND_MS })
  held.rapportQueue = undefined
  held.rapportQueueStart = undefined
}

/** Stops the queue because the process ends: nothing more is begun, not even by a job that outlives the wait. */
export async function endQueue() {
  held.rapportQueueIsEnding = true
  await stopQueue()
}

/** Whether this process is ending: a long run begins nothing more, and leaves the rest to the next. */
export const isQueueEnding = () => held.rapportQueueIsEnding === true

/**
 * Asks for a run of the job as soon as the transaction is committed. A process without a queue (a seed, a test, a server
 * in its first moments) asks nobody: the job's own schedule finds the work.
 */
export async function wake(tx: Tx, name: string) {
  await held.rapportQueue?.send(name, {}, { db: fromPrisma(tx) })
}

/** Whether there is a job of this name. A process without a queue cannot tell, and takes it for one. */
export const hasJob = async (name: string) =>
  held.rapportQueue === undefined || (await held.rapportQueue.getQueue(name)) !== null

/** Whether this process is connected to its queue. */
export const isQueueReady = async () => (await held.rapportQueue?.isInstalled()) === true
