import path from 'node:path'
import { dataDir } from './environment.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { isFree } from './ports.mjs'
import { Stop } from './print.mjs'
import { inspectProcess, isAlive, waitUntil } from './processes.mjs'
import { rm } from 'node:fs/promises'

/** How long a server whose start was killed may take to notice and leave its port, in milliseconds. */
const LEAVING = 25_000
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
 * Stops with the way out when the port is taken.
 * @param {{ port: number, host: string | undefined }} place
 * @param {string} command what was typed to get here
 */
export async function ensurePortIsFree({ port, host }, command) {
  const isOpen = async () => (await Promise.all(addresses(host).map((one) => isFree(port, one)))).every(Boolean)
  if (await waitUntil(isOpen, STOPPING)) return
  const other = `Choose another port: PORT=${port + 1} ${command}`
  const record = await readJson(recordFile(port))
  if (!record) throw new Stop(`Port ${port} is taken by another program. ${other}`)
  if ((await isAlive(record.pid)) && (await inspectProcess(record.pid)).startedAt === record.startedAt) {
    throw new Stop(
      `Rapport already runs at http://localhost:${port} (process ${record.pid}). Open it there, or end it with: kill ${record.pid}\n${other}`,
    )
  }
  if (!(await waitUntil(isOpen, LEAVING))) throw new Stop(`Port ${port} is taken by another program. ${other}`)
}

/** @param {string | undefined} host */
const addresses = (host) => (host ? [host] : ['127.0.0.1', '::1'])

/**
 * Remembers which start serves on the port, for the message of a second one.
 * @param {number} port
 * @param {import('./shutdown.mjs').Closers} closers
 */
export async function rememberPlace(port, closers) {
  const { startedAt } = await inspectProcess(process.pid)
  await writeJson(recordFile(port), { pid: process.pid, startedAt })
  closers.add(() => rm(recordFile(port), { force: true }))
}
