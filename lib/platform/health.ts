import 'server-only'
import { readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from './db'
import { isQueueReady } from './queue'

// A load balancer asks every few seconds and takes no answer for a bad one.
const PATIENCE_MS = 2_000

/** Whether a check says yes in time; one that throws says no. */
async function holds(check: () => Promise<boolean>) {
  try {
    return await Promise.race([check(), wait(PATIENCE_MS, false, { ref: false })])
  } catch {
    return false
  }
}

async function isDatabaseReady() {
  await db.$queryRaw`SELECT 1`
  return true
}

/** The migrations this version was delivered with. */
async function deliveredMigrations() {
  const entries = await readdir(join(process.cwd(), 'prisma', 'migrations'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function areMigrationsApplied() {
  const applied = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const names = new Set(applied.map(({ name }) => name))
  return (await deliveredMigrations()).every((name) => names.has(name))
}

/** With less than this, in bytes, a database beside us cannot be trusted to write, and neither can we. */
const LEAST_SPACE = 64 * 1_048_576

async function isDiskRoomy() {
  const { bavail, bsize } = await statfs(process.cwd())
  return bavail * bsize > LEAST_SPACE
}

/** What this process needs to serve people, each checked now. */
export async function readHealth() {
  const [database, queue, migrations, disk] = await Promise.all(
    [isDatabaseReady, isQueueReady, areMigrationsApplied, isDiskRoomy].map(holds),
  )
  const checks = { database, queue, migrations, disk }
  return { ready: Object.values(checks).every((isFine) => isFine === true), checks }
}
