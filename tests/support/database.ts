import { createHash } from 'node:crypto'
import pg from 'pg'
import { migrate } from '@/scripts/support/database/migrate.mjs'
import { readMigrations } from '@/scripts/support/database/migration-files.mjs'

const TEMPLATE = 'rapport_template_'
const CLONE = 'rapport_test_'

/** The address of another database on the server of `serverUrl`. */
function addressOf(serverUrl: string, database: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function withServer<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function listDatabases(client: pg.Client, prefix: string) {
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [
    `${prefix}%`,
  ])
  return rows.map(({ datname }) => datname)
}

const drop = (client: pg.Client, name: string) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)

async function templateName() {
  const { migrationDirectories } = await readMigrations()
  return `${TEMPLATE}${createHash('sha256').update(JSON.stringify(migrationDirectories)).digest('hex').slice(0, 16)}`
}

/** Makes the database that has every migration, once per set of migrations, and names it. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = await templateName()
  await withServer(serverUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext('rapport'), hashtext('template'))")
    const found = await listDatabases(client, TEMPLATE)
    if (found.includes(name)) return
    for (const outdated of found) await drop(client, outdated)
    // Under its final name there is only ever a finished one, whenever a run is killed.
    const draft = `${TEMPLATE}draft`
    await client.query(`CREATE DATABASE "${draft}"`)
    await migrate(addressOf(serverUrl, draft))
    await client.query(`ALTER DATABASE "${draft}" RENAME TO "${name}"`)
  })
  return name
}

/** The database of one worker of one run: a copy of the template, made when the worker first asks. */
export async function ensureClone(
  serverUrl: string,
  { template, run, worker }: Record<'template' | 'run' | 'worker', string>,
) {
  const name = `${CLONE}${run}_${worker}`
  await withServer(serverUrl, async (client) => {
    const found = await listDatabases(client, name)
    if (!found.includes(name)) await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  })
  return addressOf(serverUrl, name)
}

/**
 * Empties what runs for the whole instance take up. A run takes so many and no more, and what earlier files of a worker left
 * would come before what a test waits for.
 */
export const emptyQueues = (databaseUrl: string) =>
  withServer(databaseUrl, (client) =>
    client.query(`
      DELETE FROM "IntegrationTask";
      DELETE FROM "Integration";
      DELETE FROM "Mail";
      DELETE FROM "PaymentEvent";
      DELETE FROM "ReviewExport";
      DELETE FROM "WorkspaceExport";
      DELETE FROM "Failure";
      UPDATE "Notification" SET "slackAt" = NULL WHERE "slackAt" IS NOT NULL;
      UPDATE "Workspace" SET "deletionAt" = NULL, "suspendedAt" = NULL
      WHERE "deletionAt" IS NOT NULL OR "suspendedAt" IS NOT NULL`),
  )

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Drops the databases of this run, and those that killed runs left behind. */
export async function dropClones(serverUrl: string, run: string) {
  await withServer(serverUrl, async (client) => {
    for (const name of await listDatabases(client, CLONE)) {
      const owner = name.slice(CLONE.length).split('_')[0] ?? ''
      if (owner === run || !isRunning(Number(owner))) await drop(client, name)
    }
  })
}
