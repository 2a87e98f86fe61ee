import 'server-only'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from './db'
import { env } from './env'
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

/** What this process needs to serve people, each checked now; and which outside services it was given. */
export async function readHealth() {
  const [database, queue, migrations] = await Promise.all(
    [isDatabaseReady, isQueueReady, areMigrationsApplied].map(holds),
  )
  return {
    ready: [database, queue, migrations].every((isFine) => isFine === true),
    checks: { database, queue, migrations },
    integrations: { mail: env.SMTP_URL !== undefined },
  }
}
