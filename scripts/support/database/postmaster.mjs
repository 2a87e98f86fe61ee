import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { inspectProcess, isAlive, waitUntil } from '../processes.mjs'

/**
 * The server that runs on this data folder, as its own pid file tells, or undefined. A pid file left by a crash counts
 * for nothing and is removed when another program has got that process id since, which PostgreSQL itself would not notice.
 * @param {string} clusterDir
 * @returns {Promise<{ pid: number, port: number } | undefined>}
 */
export async function findServer(clusterDir) {
  const file = path.join(clusterDir, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid) return undefined
  if ((await isAlive(pid)) && (await isPostgres(pid))) return { pid, port: Number(lines[3]) }
  await rm(file, { force: true })
  return undefined
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
