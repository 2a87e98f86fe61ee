import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, transaction } from '@/lib/platform/db'
import { startQueue, stopQueue, wake, type Job } from '@/lib/platform/queue'
import { jobs as reviewJobs } from '@/lib/reviews/jobs'
import { VACUUM_JOB } from '@/lib/reviews/model/rules/review-state'
import { jobs as workspaceJobs } from '@/lib/account/jobs'
import { aWorkspace } from '@/tests/factories/workspaces'

const yearly = { cron: '0 0 1 1 *', run: async () => ({}) }

/** The long jobs, each under its own name and without its work. */
const long = [...reviewJobs, ...workspaceJobs].filter(({ mayTakeMinutes }) => mayTakeMinutes !== undefined)
const jobs: Job[] = [{ name: 'test.usual', ...yearly }, ...long.map((job) => ({ ...job, ...yearly }))]

beforeAll(() => startQueue(jobs))
afterAll(() => stopQueue())

test('a run counts as failed after five minutes, the morning mails after ten, and one that makes files or vacuums after an hour', async () => {
  const rows = await db.$queryRaw<{ name: string; seconds: number }[]>`
    SELECT name, expire_seconds AS seconds FROM pgboss.queue WHERE name = ANY(${jobs.map(({ name }) => name)})`
  expect(Object.fromEntries(rows.map(({ name, seconds }) => [name, seconds / 60]))).toEqual({
    'test.usual': 5,
    'morning.digest': 10,
    'review.export': 60,
    [VACUUM_JOB]: 60,
    'workspace.export': 60,
  })
})

test('a commit wakes the workers of every job', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT name FROM pgboss.queue WHERE notify AND name = ANY(${jobs.map(({ name }) => name)})`
  expect(rows).toHaveLength(jobs.length)
})

test('waking a job that no worker has brought yet loses nothing of its transaction', async () => {
  const { id } = await aWorkspace()
  await transaction(async (tx) => {
    await wake(tx, 'test.to-come')
    await tx.workspace.update({ where: { id }, data: { name: 'Renamed' }, select: { id: true } })
  })
  expect(await db.workspace.findUnique({ where: { id }, select: { name: true } })).toEqual({ name: 'Renamed' })
})
