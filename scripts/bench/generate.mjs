import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withConnection } from '../support/database/connection.mjs'
import { migrate } from '../support/database/migrate.mjs'
import { readMigrations } from '../support/database/migration-files.mjs'
import { say, secondsSince } from '../support/print.mjs'
import { workspaceNames, workspaces } from './workspaces.mjs'

/** @typedef {import('pg').Client} Client */

const steps = [
  'functions',
  'people',
  'reviews',
  'answers',
  'goals',
  'meetings',
  'one-on-ones',
  'applause',
  'messages',
  'platform',
  'paying',
]
const KEPT_DAYS = 30

const readSteps = () =>
  Promise.all(steps.map((name) => readFile(path.join(import.meta.dirname, 'data', `${name}.sql`), 'utf8')))

/**
 * Leaves the database with both workspaces in it. What an earlier run wrote is kept while nothing it was made from has
 * changed, and for a month, because its times are counted back from the day it was written.
 * @param {string} databaseUrl
 * @param {{ fresh: boolean }} options
 */
export async function ensureWorkspaces(databaseUrl, { fresh }) {
  const wanted = await wantedMark()
  if (!fresh && isCurrent(await withConnection(databaseUrl, readMark), wanted)) return
  const start = performance.now()
  say('Writing the two workspaces …')
  await withConnection(databaseUrl, (client) =>
    client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public'),
  )
  await migrate(databaseUrl)
  await withConnection(databaseUrl, (client) => writeAll(client, `${wanted} ${new Date().toISOString()}`))
  say(`Written in ${secondsSince(start)}.`)
}

async function wantedMark() {
  const { migrationDirectories } = await readMigrations()
  const made = [await readSteps(), workspaces, migrationDirectories.map(({ path: name }) => name)]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex')
}

/** @param {Client} client */
async function readMark(client) {
  const { rows } = await client.query(`select obj_description(to_regclass('"Workspace"'), 'pg_class') as mark`)
  return String(rows[0]?.mark ?? '')
}

/**
 * @param {string} mark
 * @param {string} wanted
 */
function isCurrent(mark, wanted) {
  const [hash, writtenAt = ''] = mark.split(' ')
  return hash === wanted && Date.now() - Date.parse(writtenAt) < KEPT_DAYS * 86_400_000
}

/**
 * @param {Client} client
 * @param {string} mark
 */
async function writeAll(client, mark) {
  const [functions = '', ...tables] = await readSteps()
  await client.query(functions)
  // Nothing here can point at a row that is not there. Commits are waited for: of rows whose commit is not on the disk yet
  // vacuum does not note that all can see them, and every scan of an index would look for each of them in its table.
  await client.query(
    `set session_replication_role = replica; set work_mem = '128MB'; set maintenance_work_mem = '256MB'`,
  )
  for (const name of workspaceNames) await writeOne(client, name, tables)
  await client.query('vacuum analyze')
  await client.query(`comment on table "Workspace" is ${client.escapeLiteral(mark)}`)
}

/**
 * @param {Client} client
 * @param {import('./workspaces.mjs').WorkspaceName} name
 * @param {string[]} tables
 */
async function writeOne(client, name, tables) {
  await client.query('begin')
  for (const [key, value] of Object.entries({ workspace: name, ...workspaces[name] })) {
    await client.query('select set_config($1, $2, true)', [`bench.${key}`, String(value)])
  }
  for (const table of tables) await client.query(table)
  await client.query('commit')
}
