import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startNode } from '../../support/children.mjs'
import { withConnection } from '../../support/database/connection.mjs'
import { freePort } from '../../support/ports.mjs'
import { say, Stop } from '../../support/print.mjs'
import { waitUntil } from '../../support/processes.mjs'
import { ask } from '../ask.mjs'
import { runTool } from './run-tool.mjs'
import { buildFloor } from './build-floor.mjs'
import { ensurePerfFolder, hasPerfFolder, perfFolder } from './perf-folder.mjs'

const START_WITHIN = 60_000
const folder = path.join(perfFolder, 'floor')
const stateFile = path.join(perfFolder, 'state-of-floor.json')
const next = path.join(folder, 'node_modules/next/dist/bin/next')

/**
 * @typedef {object} Floor the least that a list can be: everything is compared with it
 * @property {import('../ask.mjs').Question} question
 * @property {number} pid
 * @property {(port: number) => ReturnType<typeof startOf>} start how another of its kind is started
 */

/**
 * Starts the floor as a process of its own, on a database beside the product's.
 * @param {{ url: string, urlOf: (database: string) => string }} postgres
 * @param {import('../../support/shutdown.mjs').Closers} closers
 * @returns {Promise<Floor | undefined>} undefined where there is none
 */
export async function openFloor(postgres, closers) {
  if (!hasPerfFolder()) {
    say('There is no folder shared/perf beside the project, so nothing is compared with the floor.')
    return undefined
  }
  await ensurePerfFolder(() => buildFloor(folder))
  await writeRows(postgres)
  const secret = randomBytes(32).toString('base64')
  await runTool('floor/mint.mjs', [stateFile], { NEXTAUTH_SECRET: secret })
  const cookie = cookieIn(await readFile(stateFile, 'utf8'))
  const start = (/** @type {number} */ port) => startOf(port, { databaseUrl: postgres.urlOf('floor'), secret, cookie })
  const { env, url, args } = start(await freePort())
  const question = { name: 'The floor', url, expect: 'Members', cookie }
  const child = startNode({ args, env: { ...process.env, ...env }, log: path.join(perfFolder, 'floor.log') })
  closers.add(child.stop)
  if (!(await waitUntil(() => isThere(question), START_WITHIN))) throw new Stop('The floor does not answer.')
  return { question, pid: child.pid, start }
}

/**
 * @param {number} port
 * @param {{ databaseUrl: string, secret: string, cookie: string }} made
 */
function startOf(port, { databaseUrl, secret, cookie }) {
  const origin = `http://127.0.0.1:${port}`
  /** @type {NodeJS.ProcessEnv} */
  const env = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret, NEXTAUTH_URL: origin, NODE_ENV: 'production' }
  const args = [next, 'start', folder, '-p', String(port), '-H', '127.0.0.1']
  return { args, command: ['node', ...args].join(' '), env, url: `${origin}/members`, cookie }
}

/** @param {import('../ask.mjs').Question} question */
const isThere = (question) =>
  ask(question).then(
    () => true,
    () => false,
  )

/** @param {string} state */
const cookieIn = (state) =>
  JSON.parse(state)
    .cookies.map((/** @type {{ name: string, value: string }} */ { name, value }) => `${name}=${value}`)
    .join('; ')

/** @param {{ url: string, urlOf: (database: string) => string }} postgres */
async function writeRows({ url, urlOf }) {
  const isNew = await withConnection(url, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'floor'")
    if (!rowCount) await client.query('create database floor')
    return !rowCount
  })
  const sql = await readFile(path.join(folder, 'db.sql'), 'utf8')
  if (isNew) await withConnection(urlOf('floor'), (client) => client.query(sql))
}
