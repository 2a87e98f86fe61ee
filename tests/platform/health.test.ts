import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { readHealth } from '@/lib/platform/health'
import { startQueue, stopQueue } from '@/lib/platform/queue'

beforeAll(() => startQueue([]))
afterAll(() => stopQueue())

test('with database, queue and migrations in order a process is ready', async () => {
  expect(await readHealth()).toEqual({
    ready: true,
    checks: { database: true, queue: true, migrations: true, disk: true },
  })
})

test('a migration that was not applied makes it unready', async () => {
  await db.$executeRaw`UPDATE "_prisma_migrations" SET finished_at = NULL`
  expect(await readHealth()).toMatchObject({ ready: false, checks: { database: true, migrations: false } })
  await db.$executeRaw`UPDATE "_prisma_migrations" SET finished_at = now()`
  expect(await readHealth()).toMatchObject({ ready: true })
})

test('a queue that does not run makes it unready', async () => {
  await stopQueue()
  expect(await readHealth()).toMatchObject({ ready: false, checks: { database: true, queue: false } })
})
