import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { withConnection } from '../support/database/connection.mjs'
import { say } from '../support/print.mjs'
import { inDigits } from './figures.mjs'
import { withServer } from './measure-all.mjs'

const MINUTE_S = 60
const MOST_S = 600

/**
 * How long vacuum takes, and each job that the clock calls, one after the other.
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @returns {Promise<{ missed: string[] }>} what takes more than a minute
 */
export async function takeJobs(databaseUrl, dataDir) {
  const start = performance.now()
  await withConnection(databaseUrl, (client) => client.query('vacuum analyze'))
  const vacuum = { name: 'vacuum analyze', seconds: (performance.now() - start) / 1000 }
  const jobs = await withServer(databaseUrl, () => runAll(databaseUrl), { dataDir, worker: 'on' })
  const all = [vacuum, ...jobs].sort((one, other) => other.seconds - one.seconds)
  say(['', ...all.map(inLine)].join('\n'))
  return { missed: all.filter(({ seconds }) => !(seconds <= MINUTE_S)).map(inLine) }
}

/** @typedef {{ name: string, seconds: number }} Taken NaN: not done in ten minutes */

const inLine = (/** @type {Taken} */ { name, seconds }) =>
  `${name}: ${Number.isFinite(seconds) ? `${inDigits(seconds, 1)} s` : `not done in ${MOST_S} s`}`

/** @param {string} databaseUrl */
async function runAll(databaseUrl) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, schedule: false, supervise: false })
  await boss.start()
  try {
    /** @type {Taken[]} */
    const taken = []
    for (const name of await namesOf(boss)) taken.push({ name, seconds: await secondsOf(boss, name) })
    return taken
  } finally {
    await boss.stop()
  }
}

/**
 * The jobs that the server has told the clock of, once no more are added.
 * @param {PgBoss} boss
 */
async function namesOf(boss) {
  /** @type {string[]} */
  let names = []
  for (let tries = 0; tries < 30; tries++) {
    const before = names.length
    names = (await boss.getSchedules()).map(({ name }) => name)
    if (before > 0 && names.length === before) break
    await pause(2_000)
  }
  return names
}

/**
 * @param {PgBoss} boss
 * @param {string} name
 */
async function secondsOf(boss, name) {
  const id = await boss.send(name, {}, { retryLimit: 0 })
  for (let waited = 0; id && waited < MOST_S; waited += 0.25) {
    const [job] = await boss.findJobs(name, { id })
    if (job?.completedOn && job.startedOn) return (job.completedOn.getTime() - job.startedOn.getTime()) / 1000
    await pause(250)
  }
  return NaN
}
