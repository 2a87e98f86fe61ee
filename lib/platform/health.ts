import 'server-only'
import { existsSync } from 'node:fs'
import { readdir, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { db } from './db'
import { isQueueReady } from './queue'

// A load balancer asks every few seconds and treats no answer as a failure.
const PATIENCE_MS = 2_000

/** Undefined when the check throws or times out. */
export async function inTime<Answer>(check: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await Promise.race([check(), wait(PATIENCE_MS, undefined, { ref: false })])
  } catch {
    return undefined
  }
}

async function isDatabaseReady() {
  await db.$queryRaw`SELECT 1`
  return true
}

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

/** In bytes; below it neither a database on this disk nor this process can write reliably. */
const LEAST_SPACE = 64 * 1_048_576

/** Also checks the data folder, which may be another disk. */
async function isDiskRoomy(leastSpace: number) {
  const folders = [process.cwd(), join(process.cwd(), '.data')].filter((folder) =>
    existsSync(/* turbopackIgnore: true */ folder),
  )
  const disks = await Promise.all(folders.map((folder) => statfs(folder)))
  return disks.every(({ bavail, bsize }) => bavail * bsize > leastSpace)
}

export async function readHealth(leastSpace = LEAST_SPACE) {
  const isFine = async (check: () => Promise<boolean>) => (await inTime(check)) === true
  const [database, queue, migrations, disk] = await Promise.all([
    isFine(isDatabaseReady),
    isFine(isQueueReady),
    isFine(areMigrationsApplied),
    isFine(() => isDiskRoomy(leastSpace)),
  ])
  return { ready: database && queue && migrations && disk, checks: { database, queue, migrations, disk } }
}

export async function deliveredVersion() {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version
}

/** The version and the build id, to tell deployments apart. */
export async function deliveredRelease() {
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID')
  const [version, buildId] = await Promise.all([deliveredVersion(), readFile(file, 'utf8').catch(() => undefined)])
  return buildId === undefined ? `rapport@${version}` : `rapport@${version}+${buildId.trim()}`
}

/** The last successful job of any process. Throws before there is a queue. */
export async function lastRunAt() {
  const [row] = await db.$queryRaw<[{ at: Date | null }]>`
    SELECT max(completed_on) AS at FROM pgboss.job WHERE state = 'completed'`
  return row.at
}
