import 'server-only'
import { env } from './env'
import { endReporting, startReporting } from './errors/report-error'
import { deliveredRelease } from './health'
import { log } from './log'
import { closeMail } from './mail/mail'
import { endQueue, isQueueEnding, startQueue, type Job } from './queue'
import { stopSignals } from './live/signals'

/**
 * Finishes running jobs before the framework's shutdown: a job cut off after sending a mail would send it again.
 * Streams are closed, because as open requests they would block it.
 */
function endJobsBefore(signal: NodeJS.Signals) {
  const framework = process.listeners(signal)
  let isEnding = false
  process.removeAllListeners(signal)
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    log.info('process.ending', { signal })
    const leave = () => {
      closeMail()
      if (framework.length === 0) process.exit(0)
      for (const listener of framework) listener(signal)
    }
    void Promise.allSettled([stopSignals(), endQueue()]).then(endReporting).then(leave)
  })
}

async function leaveWithoutQueue(error: unknown) {
  log.error('queue.not-started', error)
  await endReporting()
  process.exit(1)
}

/** A process without a worker loads the code of no job. */
async function openQueue(loadJobs: () => Promise<Job[]>) {
  const jobs = env.WORKER === 'off' ? [] : await loadJobs()
  if (!isQueueEnding()) await startQueue(jobs)
}

/**
 * Refuses to start on missing or weak settings, starts the queue with all jobs, and shuts down in order. Pages don't
 * wait for the queue, which takes as long as all the rest.
 */
export function startProcess(loadJobs: () => Promise<Job[]>) {
  const { RAPPORT_MODE: mode, WORKER: worker } = env
  startReporting(deliveredRelease)?.catch((error: unknown) => log.error('reporting.not-started', error))
  openQueue(loadJobs).catch(leaveWithoutQueue)
  endJobsBefore('SIGTERM')
  endJobsBefore('SIGINT')
  log.info('process.started', { mode, worker })
}
