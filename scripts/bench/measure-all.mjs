import path from 'node:path'
import { startPostgres } from '../support/database/postgres.mjs'
import { dataDir } from '../support/environment.mjs'
import { ensureBuilt } from '../support/prepare/build.mjs'
import { say, secondsSince, Stop } from '../support/print.mjs'
import { hangUp } from './ask.mjs'
import { openFloor } from './floor/floor.mjs'
import { ensureWorkspaces } from './generate.mjs'
import { mintCookies } from './sessions.mjs'
import { table } from './report/table.mjs'
import { judge } from './report/verdict.mjs'
import { targets } from './targets.mjs'
import { takeStarts } from './take-starts.mjs'
import { takeStock } from './take-stock.mjs'
import { takeTimes } from './take-times.mjs'
import { takeViews } from './take-views.mjs'

/** @typedef {import('../support/shutdown.mjs').Closers} Closers */

export const folder = path.join(dataDir, 'bench')

/**
 * Measures the chosen screens and endpoints on a server and a database of their own, prints what came out, and
 * returns what the bars say of it.
 * @param {import('./options.mjs').BenchOptions} options
 * @param {Closers} closers
 */
export async function measureAll(options, closers) {
  const start = performance.now()
  const chosen = targets.filter(({ name }) => !options.only.length || options.only.some((one) => name.startsWith(one)))
  if (!chosen.length) throw new Stop(`Nothing begins with ${options.only.join(' or ')}.`)
  await ensureBuilt({ closers })
  const postgres = await closers.opening(startPostgres({ dataDir: folder }))
  closers.add(hangUp)
  await ensureWorkspaces(postgres.url, options)
  const floor = await openFloor(postgres, closers)
  say('Counting queries and bytes …')
  const stock = await withServer(loggingUrl(postgres.url), (place) => takeStock(chosen, place))
  say('Taking times …')
  const taken = await withServer(postgres.url, async (place) => ({
    times: await takeTimes(chosen, place, floor, options),
    views: floor && (await takeViews(chosen, place, floor, options)),
  }))
  const starts = floor && (await takeStarts(postgres.url, floor, options))
  const figures = { stock, ...taken, starts }
  const verdict = judge(figures)
  say(`\n${table(figures)}\n\n${verdict.summary} Measured in ${secondsSince(start)}.`)
  return verdict
}

// The product's own connections ask PostgreSQL to log what they are told; those of this program do not.
/** @param {string} databaseUrl */
function loggingUrl(databaseUrl) {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c log_min_duration_statement=0')
  return url.href
}

/**
 * @typedef {object} Place where to ask
 * @property {string} origin
 * @property {number} pid of the server
 * @property {string} databaseUrl
 * @property {string} postgresLog
 * @property {import('./sessions.mjs').Cookies} cookies
 */

/**
 * Runs the work on a production server that begins and ends with it. Without its worker, as is usual, the server does
 * nothing that nobody asked for.
 * @template Result
 * @param {string} databaseUrl
 * @param {(place: Place) => Promise<Result>} work
 * @param {{ dataDir?: string, worker?: 'on' | 'off' }} [options]
 */
export async function withServer(databaseUrl, work, { dataDir: data = folder, worker = 'off' } = {}) {
  const { startStack } = await import('../support/stack.mjs')
  const settings = { mode: /** @type {const} */ ('test'), dataDir: data, databaseUrl }
  const env = { WORKER: worker, LOG_LEVEL: 'error' }
  const stack = await startStack({ ...settings, host: '127.0.0.1', log: path.join(data, 'server.log'), env })
  try {
    const cookies = await mintCookies(stack.env['NEXTAUTH_SECRET'] ?? '')
    const origin = `http://127.0.0.1:${stack.port}`
    const postgresLog = path.join(data, 'postgres.log')
    return await work({ origin, pid: stack.serverPid(), databaseUrl, postgresLog, cookies })
  } finally {
    await stack.stop()
  }
}
