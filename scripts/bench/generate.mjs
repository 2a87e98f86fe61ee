import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withConnection } from '../support/database/connection.mjs'
import { migrate } from '../support/database/migrate.mjs'
import { readMigrations } from '../support/database/migration-files.mjs'
import { say, secondsSince } from '../support/print.mjs'
import { copyWorkspace } from './copy-workspace.mjs'
import { crowded, idOf, workspaceNames, workspaces } from './workspaces.mjs'

/** @typedef {import('pg').Client} Client */

const ofWorkspace = ['people', 'reviews', 'answers', 'goals', 'meetings', 'one-on-ones', 'applause', 'messages', 'plan']
// What the platform has beside the workspace that is looked at.
const ofPlatform = ['platform', 'paying']
const KEPT_DAYS = 30

/** @param {string[]} names */
const read = (names) =>
  Promise.all(names.map((name) => readFile(path.join(import.meta.dirname, 'data', `${name}.sql`), 'utf8')))

/**
 * @typedef {object} Writing
 * @property {boolean} fresh
 * @property {number} [crowd] so many other workspaces beside the small one, instead of the large one
 */

/**
 * Leaves the database with its workspaces in it. What an earlier run wrote is kept while nothing it was made from has
 * changed, and for a month, because its times are counted back from the day it was written.
 * @param {string} databaseUrl
 * @param {Writing} writing
 */
export async function ensureWorkspaces(databaseUrl, { fresh, crowd = 0 }) {
  const wanted = await wantedMark(crowd)
  if (!fresh && isCurrent(await withConnection(databaseUrl, readMark), wanted)) return
  const start = performance.now()
  say(crowd ? `Writing ${crowd} workspaces …` : 'Writing the two workspaces …')
  await withConnection(databaseUrl, (client) =>
    client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public'),
  )
  await migrate(databaseUrl)
  await withConnection(databaseUrl, (client) => writeAll(client, `${wanted} ${new Date().toISOString()}`, crowd))
  say(`Written in ${secondsSince(start)}.`)
}

/** @param {number} crowd */
async function wantedMark(crowd) {
  const { migrationDirectories } = await readMigrations()
  const written = crowd ? [workspaces.small, crowded, crowd] : workspaces
  const made = [
    await read(['functions', ...ofWorkspace, ...ofPlatform]),
    written,
    migrationDirectories.map(({ path: name }) => name),
  ]
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
 * @param {number} crowd
 */
async function writeAll(client, mark, crowd) {
  const [functions = ''] = await read(['functions'])
  const [own, platform] = [await read(ofWorkspace), await read(ofPlatform)]
  await client.query(functions)
  // Nothing here can point at a row that is not there. Commits are waited for: of rows whose commit is not on the disk yet
  // vacuum does not note that all can see them, and every scan of an index would look for each of them in its table.
  await client.query(`set session_replication_role = replica; set work_mem = '128MB'; set maintenance_work_mem = '1GB'`)
  for (const name of crowd ? workspaceNames.slice(0, 1) : workspaceNames) {
    await writeOne(client, name, workspaces[name], [...own, ...platform])
  }
  if (crowd > 0) {
    await writeOne(client, 'crowd', crowded, own)
    await copyWorkspace(client, idOf('crowd', 'workspace', 1), crowd - 1)
  }
  await client.query('vacuum analyze')
  await client.query(`comment on table "Workspace" is ${client.escapeLiteral(mark)}`)
}

/**
 * @param {Client} client
 * @param {string} name
 * @param {Record<string, number>} sizes
 * @param {string[]} tables
 */
async function writeOne(client, name, sizes, tables) {
  await client.query('begin')
  const settings = Object.entries({ workspace: name, ...sizes }).map(([key, value]) => [`bench.${key}`, String(value)])
  await client.query(
    'select set_config(key, value, true) from json_to_recordset($1) as setting (key text, value text)',
    [JSON.stringify(settings.map(([key, value]) => ({ key, value })))],
  )
  for (const table of tables) await client.query(table)
  await client.query('commit')
}
