import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db'

// Settings are read once, so the queue is loaded anew to work.
vi.resetModules()
vi.stubEnv('WORKER', 'on')
const { startQueue, stopQueue } = await import('@/lib/platform/queue')

afterAll(async () => {
  await stopQueue()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const jobNamed = (name: string) => ({ name, cron: '0 0 1 1 *', run: async () => ({}) })

test('drops the schedule of a job that is gone', async () => {
  const scheduled = () => db.$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.schedule WHERE name LIKE 'test.%'`
  await startQueue([jobNamed('test.kept'), jobNamed('test.gone')])
  expect(await scheduled()).toHaveLength(2)
  await stopQueue()
  await startQueue([jobNamed('test.kept')])
  expect(await scheduled()).toEqual([{ name: 'test.kept' }])
})
