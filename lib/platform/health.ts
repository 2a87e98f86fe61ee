import 'server-only'
import { existsSync } from 'node:fs'
import { readdir, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { db } from './db'
import { isQueueReady } from './queue'

// A load balancer asks every few seconds and takes no answer for a bad one.
const PATIENCE_MS = 2_000

/** What a check answers; undefined when it throws or takes too long. */
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

/** The checkout, and the data folder in it, which may be a disk of its own. */
async function isDiskRoomy(leastSpace: number) {
  const folders = [process.cwd(), join(process.cwd(), '.data')].filter((folder) =>
    existsSync(/* turbopackIgnore: true */ folder),
  )
  const disks = await Promise.all(folders.map((folder) => statfs(folder)))
  return disks.every(({ bavail, bsize }) => bavail * bsize > leastSpace)
}

/** What this process needs to serve people, each checked now. */
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

/** The version of Rapport that this process was started from. */
export async function deliveredVersion() {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version
}

/** What this process was built of, to tell one deployment from the next: the version, and the id of the build if there is one. */
export async function deliveredRelease() {
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID')
  const [version, buildId] = await Promise.all([deliveredVersion(), readFile(file, 'utf8').catch(() => undefined)])
  return buildId === undefined ? `rapport@${version}` : `rapport@${version}+${buildId.trim()}`
}

/** When a job of any process last ended well, as far as the queue remembers. Throws before there is a queue. */
export async function lastRunAt() {
  const [row] = await db.$queryRaw<[{ at: Date | null }]>`
    SELECT max(completed_on) AS at FROM pgboss.job WHERE state = 'completed'`
  return row.at
}
