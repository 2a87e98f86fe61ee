import path from 'node:path'
import { startPostgres } from '../support/database/postgres.mjs'
import { withConnection } from '../support/database/connection.mjs'
import { dataDir } from '../support/environment.mjs'
import { ensureBuilt } from '../support/prepare/build.mjs'
import { say, secondsSince, Stop } from '../support/print.mjs'
import { ask, hangUp } from './ask.mjs'
import { inDigits, median } from './figures.mjs'
import { ensureWorkspaces } from './generate.mjs'
import { folder as aloneFolder, withServer } from './measure-all.mjs'
import { forgetCallers, questionOf, sizesOf } from './questions.mjs'
import { targets } from './targets.mjs'
import { takeJobs } from './take-jobs.mjs'

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('./measure-all.mjs').Place} Place */
/** @typedef {{ target: Target, alone: number, crowd: number }} Line medians in milliseconds */

const BAR = 1.3
const crowdFolder = path.join(dataDir, 'bench-crowd')

/** What somebody in the small workspace opens; the platform's own screens are about all workspaces. */
const isOfWorkspace = (/** @type {Target} */ target) => !target.as && sizesOf(target).includes('small')

/**
 * Measures the screens of the small workspace alone in a database and among many others, in turns, then vacuum and each
 * job among the others.
 * @param {import('./options.mjs').BenchOptions} options
 * @param {import('../support/shutdown.mjs').Closers} closers
 * @returns {Promise<import('./report/verdict.mjs').Verdict>}
 */
export async function measureCrowd(options, closers) {
  const start = performance.now()
  const { only, crowd } = options
  const chosen = targets
    .filter(isOfWorkspace)
    .filter(({ name }) => !only.length || only.some((one) => name.startsWith(one)))
  if (!chosen.length) throw new Stop(`Nothing begins with ${only.join(' or ')}.`)
  await ensureBuilt({ closers })
  const one = await closers.opening(startPostgres({ dataDir: aloneFolder }))
  const other = await closers.opening(startPostgres({ dataDir: crowdFolder }))
  closers.add(hangUp)
  await ensureWorkspaces(one.url, { fresh: options.fresh })
  await ensureWorkspaces(other.url, { fresh: options.fresh, crowd })
  say(await sizeOf(other.url))
  const lines = await withServer(one.url, (alone) =>
    withServer(other.url, (among) => takeTurns(chosen, { alone, among }, options.requests), { dataDir: crowdFolder }),
  )
  say(lines.map(inLine).join('\n'))
  const jobs = await takeJobs(other.url, crowdFolder)
  const missed = [...lines.filter((line) => !isWithin(line)).map(inLine), ...jobs.missed]
  const within = lines.filter(isWithin).length
  const ratios = median(lines.map(({ alone, crowd: among }) => among / alone))
  say(
    `\n${within} of ${lines.length} screens within ${BAR} ×, the median ${inDigits(ratios, 2)} ×. Measured in ${secondsSince(start)}.`,
  )
  return { summary: '', missed }
}

const isWithin = (/** @type {Line} */ { alone, crowd }) => crowd / alone <= BAR

const inLine = (/** @type {Line} */ { target, alone, crowd }) =>
  `${target.name}: ${inDigits(alone, 1)} ms alone, ${inDigits(crowd, 1)} ms among many, ${inDigits(crowd / alone, 2)} ×`

/** @param {string} databaseUrl */
async function sizeOf(databaseUrl) {
  const sql = `select pg_size_pretty(pg_database_size(current_database())) as size,
    (select count(*) from "Workspace") as workspaces, (select count(*) from "Member") as members`
  const { rows } = await withConnection(databaseUrl, (client) => client.query(sql))
  return `${rows[0].workspaces} workspaces, ${rows[0].members} members, ${rows[0].size}.`
}

/**
 * @param {Target[]} chosen
 * @param {{ alone: Place, among: Place }} places
 * @param {number} requests
 * @returns {Promise<Line[]>}
 */
async function takeTurns(chosen, places, requests) {
  /** @type {Line[]} */
  const lines = []
  for (const target of chosen) {
    /** @type {{ alone: number[], among: number[] }} */
    const times = { alone: [], among: [] }
    await Promise.all([forgetCallers(places.alone), forgetCallers(places.among)])
    // The first two answers are for the caches of server and database.
    for (let turn = -2; turn < requests; turn++) {
      for (const place of /** @type {const} */ (['alone', 'among'])) {
        const { milliseconds } = await ask(questionOf(target, 'small', places[place]))
        if (turn >= 0) times[place].push(milliseconds)
      }
    }
    lines.push({ target, alone: median(times.alone), crowd: median(times.among) })
  }
  return lines
}
