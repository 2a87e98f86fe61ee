import { runTypeScript } from '../children.mjs'
import { say, secondsSince, Stop } from '../print.mjs'
import { fromRoot } from '../root.mjs'
import { whileAlone } from './connection.mjs'
import { migrateAlone } from './migrate.mjs'

/** @typedef {import('pg').Client} Client */

// A remark on the table tells that the demo was being written; it goes when the demo is whole.
const REMARK = 'demo half written'

// One of its workspaces does in these days what the trial allows, and shows what comes after.
const TRIAL_DAYS = '14'

/**
 * Migrates, and writes the demo into a database that has no workspace. Instances starting at once write it once, and
 * one that a kill left half written is written anew.
 * @param {{ databaseUrl: string, env: NodeJS.ProcessEnv, mayEmpty: boolean, closers?: import('../shutdown.mjs').Closers }} options
 *   `mayEmpty` tells that the database is ours to empty
 */
export async function migrateAndSeed({ databaseUrl, env, mayEmpty, closers }) {
  await whileAlone(databaseUrl, async (client) => {
    if (await isHalfWritten(client)) await empty(client, mayEmpty)
    await migrateAlone(databaseUrl, client)
    if (await hasWorkspace(client)) return
    const start = performance.now()
    say('Writing the demo …')
    await remark(client, REMARK)
    await seed(env, closers)
    await remark(client, null)
    say(`Written in ${secondsSince(start)}.`)
  })
}

/** @param {Client} client */
async function hasWorkspace(client) {
  const { rowCount } = await client.query('select 1 from "Workspace" limit 1')
  return rowCount !== 0
}

/** @param {Client} client */
async function isHalfWritten(client) {
  const { rows } = await client.query(`select obj_description(to_regclass('"Workspace"'), 'pg_class') as text`)
  return rows[0]?.text === REMARK
}

/**
 * @param {Client} client
 * @param {string | null} text
 */
async function remark(client, text) {
  await client.query(`comment on table "Workspace" is ${text === null ? 'null' : client.escapeLiteral(text)}`)
}

/**
 * @param {Client} client
 * @param {boolean} mayEmpty
 */
async function empty(client, mayEmpty) {
  if (!mayEmpty) {
    throw new Stop(
      'An earlier start was ended while it wrote the demo into this database. Give DATABASE_URL an empty one.',
    )
  }
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../shutdown.mjs').Closers} [closers]
 */
async function seed(env, closers) {
  // One mail of the demo is refused, and nobody has to read of it at a first start.
  const itsEnv = { ...env, TRIAL_DAYS, LOG_LEVEL: 'silent' }
  const code = await runTypeScript({ args: [fromRoot('prisma/seed/demo.ts')], env: itsEnv, closers })
  if (code !== 0) throw new Stop('The demo could not be written; the reason stands above.')
}
