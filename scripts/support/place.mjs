import { rm } from 'node:fs/promises'
import path from 'node:path'
import { dataDir } from './environment.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { whyNotListen } from './ports.mjs'
import { Stop } from './print.mjs'
import { inspectProcess, isAlive, waitUntil } from './processes.mjs'

/** How long a server whose start was killed may take to notice and leave its port, in milliseconds. */
const LEAVING = 40_000
/** How long a start whose npm was killed may take, which is still seen running at first. */
const STOPPING = 3_000

/** Where to serve, from PORT (3000) and HOST (localhost only). */
export function readPlace() {
  const port = Number(process.env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Stop(`PORT must be a number from 1 to 65535.`)
  return { port, host: process.env['HOST'] || undefined }
}

const recordFile = (/** @type {number} */ port) => path.join(dataDir, `serving-${port}.json`)

/**
 * Stops with the reason and the way out when no server could listen there.
 * @param {import('./ports.mjs').Place} place
 * @param {string} command what was typed to get here
 */
export async function ensureCanListen(place, command) {
  const isLeft = async () => (await whyNotListen(place))?.code !== 'EADDRINUSE'
  const other = `Choose another port: PORT=${portBeside(place.port)} ${command}`
  if (!(await waitUntil(isLeft, STOPPING)) && (await isOfStart(place.port, other))) await waitUntil(isLeft, LEAVING)
  const fault = await whyNotListen(place)
  if (fault) throw new Stop(fault.isOfPort ? `${fault.message} ${other}` : fault.message)
}

/** A port that anybody may take, and that is likely to be free. */
const portBeside = (/** @type {number} */ port) => (port >= 1024 && port < 65535 ? port + 1 : 3000)

/**
 * Whether it was a start of this checkout that took the port; stops when that one still serves.
 * @param {number} port
 * @param {string} other
 */
async function isOfStart(port, other) {
  const record = await readJson(recordFile(port))
  if (!record) return false
  if (!(await isAlive(record.pid)) || (await inspectProcess(record.pid)).startedAt !== record.startedAt) return true
  throw new Stop(
    `Rapport already runs at http://localhost:${port} (process ${record.pid}). Open it there, or end it with: kill ${record.pid}\n${other}`,
  )
}

/**
 * Remembers which start serves on the port, for the message of a second one. That one is perhaps on its way to the same
 * port, so only who serves there already says so.
 * @param {number} port
 */
export async function rememberPlace(port) {
  const { startedAt } = await inspectProcess(process.pid)
  await writeJson(recordFile(port), { pid: process.pid, startedAt })
}

/**
 * Forgets it again, unless it is another start that serves there.
 * @param {number} port
 */
export async function forgetPlace(port) {
  const record = await readJson(recordFile(port))
  if (record?.pid === process.pid) await rm(recordFile(port), { force: true })
}
