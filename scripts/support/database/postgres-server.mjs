import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, whyNotListen } from '../ports.mjs'
import { Stop } from '../print.mjs'
import { isAlive, waitUntil } from '../processes.mjs'
import { plainEnv } from './postgres-cluster.mjs'

/** @typedef {import('./postgres-home.mjs').PostgresHome} PostgresHome */
/** @typedef {{ pid: number, port: number }} Server */

const TRIES = 20
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // The default is that of turning disks, and makes the planner read whole tables where a few rows were asked for.
  random_page_cost: '1.1',
}

// Data that may go with the machine, and yet survives a kill -9 of the server.
const unsafe = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }

/**
 * Starts the server on the wished port, or on another when that one is taken, and waits until it answers.
 * @param {PostgresHome} home
 * @param {{ password: string, port: number | undefined, fast: boolean }} options
 * @returns {Promise<Server>}
 */
export async function launchServer(home, { password, port: wished, fast }) {
  const isFree = wished && !(await whyNotListen({ port: wished, host: '127.0.0.1' }))
  let port = isFree ? wished : await freePort()
  for (let left = TRIES; left > 0; left--) {
    const pid = await spawnServer(home, port, fast)
    if (await waitForServer({ pid, port }, password)) return { pid, port }
    const log = await readFile(home.logFile, 'utf8').catch(() => '')
    if (/could not bind|Address already in use/.test(log)) port = await freePort()
    else if (!/pre-existing shared memory|lock file .* already exists/.test(log)) throw new Stop(failure(home, log))
    // After a kill -9 of the server its last workers need a moment to notice and leave.
    await pause(500)
  }
  throw new Stop(failure(home, await readFile(home.logFile, 'utf8')))
}

// A session of its own, so that Ctrl-C in the terminal reaches us alone and we stop it after the product.
/**
 * @param {PostgresHome} home
 * @param {number} port
 * @param {boolean} fast
 */
async function spawnServer(home, port, fast) {
  const log = await open(home.logFile, 'w', 0o600)
  const chosen = Object.entries({ ...settings, ...(fast ? unsafe : {}) })
  const flags = chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(home.binDir, 'postgres'), ['-D', home.clusterDir, '-p', String(port), ...flags], {
    ...home.account,
    cwd: '/',
    env: plainEnv,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.on('error', () => {})
  child.unref()
  await log.close()
  return child.pid ?? 0
}

/**
 * Waits until the server accepts our password, through a recovery too. False when it has gone instead.
 * @param {Server} server
 * @param {string} password
 */
export async function waitForServer({ pid, port }, password) {
  let answers = false
  const check = async () => {
    answers = await accepts(port, password)
    return answers || !pid || !(await isAlive(pid))
  }
  await waitUntil(check, 120_000)
  return answers
}

/**
 * @param {number} port
 * @param {string} password
 */
async function accepts(port, password) {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new Stop(
        'The kept password does not open the embedded database. Remove .data to begin anew with an empty one.',
      )
    }
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * @param {number} port
 * @param {string} password
 * @param {string} database
 */
export const urlOf = (port, password, database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`

/**
 * @param {PostgresHome} home
 * @param {string} log
 */
const failure = (home, log) =>
  `The embedded PostgreSQL did not start. Its last words (${home.logFile}):\n${log.trim().split('\n').slice(-8).join('\n')}`
