import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { inTime, readHealth } from '@/lib/platform/health'
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

test('a disk with less room than is needed makes it unready', async () => {
  const checks = { database: true, queue: true, migrations: true, disk: false }
  expect(await readHealth(Number.MAX_SAFE_INTEGER)).toEqual({ ready: false, checks })
})

test('a check that fails has no answer, and breaks nothing', async () => {
  expect(await inTime(() => db.$queryRaw`SELECT FROM "NoSuchTable"`)).toBeUndefined()
  expect(await inTime(async () => 'working')).toBe('working')
})

test('a queue that does not run makes it unready', async () => {
  await stopQueue()
  expect(await readHealth()).toMatchObject({ ready: false, checks: { database: true, queue: false } })
})
