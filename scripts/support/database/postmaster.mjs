import { readFile, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { inspectProcess, isAlive, waitUntil } from '../processes.mjs'

/**
 * The server that runs on this data folder, as its own pid file tells, or undefined. A pid file counts for nothing and is
 * removed when it was left by a crash and another program has got that process id since, which PostgreSQL itself would not
 * notice, or when it came along as the folder was copied from under a server.
 * @param {string} clusterDir
 * @returns {Promise<{ pid: number, port: number } | undefined>}
 */
export async function findServer(clusterDir) {
  const file = path.join(clusterDir, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid) return undefined
  const isOfThis = !(await isElsewhere(lines[1] ?? '', clusterDir))
  if (isOfThis && (await isAlive(pid)) && (await isPostgres(pid))) return { pid, port: Number(lines[3]) }
  await rm(file, { force: true })
  return undefined
}

// A folder that was moved from under its server is still its own: then there is nothing at the place it names.
/**
 * @param {string} named
 * @param {string} clusterDir
 */
async function isElsewhere(named, clusterDir) {
  const [place, own] = await Promise.all([named, clusterDir].map((one) => realpath(one).catch(() => undefined)))
  return place !== undefined && place !== own
}

/** @param {number} pid */
const isPostgres = async (pid) => /postgres/.test((await inspectProcess(pid)).command)

/**
 * Stops the server on this data folder in good order, and by force when it has not gone after half a minute.
 * @param {string} clusterDir
 */
export async function endServer(clusterDir) {
  const server = await findServer(clusterDir)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  const hasGone = async () => !(await isAlive(server.pid))
  if (await waitUntil(hasGone, 30_000)) return
  process.kill(server.pid, 'SIGQUIT')
  await waitUntil(hasGone, 10_000)
}
