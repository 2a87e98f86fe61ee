import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '../print.mjs'

/** @typedef {import('./postgres-home.mjs').PostgresHome} PostgresHome */

/**
 * What PostgreSQL's programs see of the environment: nothing of ours, and messages in one language.
 * @type {NodeJS.ProcessEnv}
 */
export const plainEnv = { NODE_ENV: 'production', PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Makes the server's data folder when there is none; one that a kill left half made is made anew.
 * @param {PostgresHome} home
 * @param {{ password: string, fast: boolean }} options `fast` does not wait for the disk
 */
export async function ensureCluster(home, options) {
  const made = await readFile(path.join(home.clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')
  if (!made) return createCluster(home, options)
  if (made.trim() === home.major) return
  throw new Stop(
    `The data in ${home.clusterDir} is of PostgreSQL ${made.trim()}, and ${home.major} is installed. Move it away to begin anew.`,
  )
}

/**
 * @param {PostgresHome} home
 * @param {{ password: string, fast: boolean }} options `fast` does not wait for the disk
 */
async function createCluster(home, { password, fast }) {
  const draft = `${home.clusterDir}.new`
  const passwordFile = `${home.clusterDir}.password`
  await rm(draft, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  const { uid, gid } = home.account
  if (uid !== undefined && gid !== undefined)
    await Promise.all([draft, passwordFile].map((place) => chown(place, uid, gid)))
  await initialise(home, draft, [`--pwfile=${passwordFile}`, ...(fast ? ['--no-sync'] : [])])
  await rm(passwordFile, { force: true })
  await rm(home.clusterDir, { recursive: true, force: true })
  await rename(draft, home.clusterDir)
  await chmod(home.clusterDir, 0o700)
}

/**
 * @param {PostgresHome} home
 * @param {string} folder
 * @param {string[]} flags
 */
async function initialise(home, folder, flags) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', ...flags]
  const options = { ...home.account, cwd: '/', env: plainEnv }
  const run = promisify(execFile)(
    path.join(home.binDir, 'initdb'),
    [`--pgdata=${folder}`, ...locale, ...access],
    options,
  )
  await run.catch((error) => {
    throw new Stop(`PostgreSQL could not make its data folder ${folder}.\n${error.stderr || error.message}`)
  })
}
