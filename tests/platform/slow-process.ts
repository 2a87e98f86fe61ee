import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '@/lib/platform/process'
import { isQueueEnding } from '@/lib/platform/queue'

/** A process with one job that takes its time and then goes on with more, under a framework that exits on the signal. */
process.on('SIGTERM', () => {
  // A job that outlives the wait must not go on while the last requests are answered.
  console.log(isQueueEnding() ? 'framework' : 'begins again')
  process.exit(0)
})

async function run() {
  console.log('begun')
  do await wait(1_500)
  while (!isQueueEnding())
  console.log('ended')
  return {}
}

startProcess(async () => [{ name: 'test.slow', cron: '0 0 1 1 *', atStart: true, run }])
