import { rm } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from '../lock.mjs'
import { readSecrets } from '../secrets.mjs'
import { ensureCluster } from './postgres-cluster.mjs'
import { ensureDatabase, releaseHold, takeHold } from './postgres-hold.mjs'
import { settleHome } from './postgres-home.mjs'
import { launchServer, urlOf, waitForServer } from './postgres-server.mjs'
import { endServer, findServer } from './postmaster.mjs'

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir the folder that holds the server's data, log and password
 * @property {string} [database] made when it is missing
 * @property {boolean} [disposable] the data goes when the server stops, and safety against power loss is off
 */

/**
 * The embedded PostgreSQL of a data folder. Starts it, or joins the one that runs there already, be it of another
 * start that goes on or left behind by a killed one. The last one to leave stops it.
 * @param {PostgresOptions} options
 */
export async function startPostgres({ dataDir, database = 'rapport', disposable = false }) {
  const { folderId, postgresPassword: password } = await readSecrets(dataDir)
  const home = await settleHome({ dataDir, folderId, disposable })
  const alone = (/** @type {() => Promise<any>} */ work) => withLock(path.join(dataDir, 'postgres.lock'), work)
  const start = (/** @type {number | undefined} */ port) => open({ home, password, database, port, fast: disposable })
  let { server, hold } = await alone(async () => {
    if (disposable) await discardLeftovers(home, password)
    return start(undefined)
  })
  return {
    url: urlOf(server.port, password, database),
    /** The address of another database on the same server. */
    urlOf: (/** @type {string} */ name) => urlOf(server.port, password, name),
    get pid() {
      return server.pid
    },
    /** Calls back when the server has gone without being asked to. */
    onLost: (/** @type {() => void} */ listener) => hold.once('end', listener),
    kill: () => process.kill(server.pid, 'SIGKILL'),
    /** Starts it again on the same port after it was killed. */
    restart: async () => {
      ;({ server, hold } = await alone(() => start(server.port)))
    },
    stop: () =>
      alone(async () => {
        hold.removeAllListeners('end')
        // A lost connection tells nothing of the others, so a server that runs all the same is left to them.
        if (!(await releaseHold(hold)) && (await findServer(home.clusterDir))) return
        await endServer(home.clusterDir)
        if (disposable) await removeData(home)
      }),
  }
}

/**
 * @param {{ home: import('./postgres-home.mjs').PostgresHome, password: string, database: string, port: number | undefined, fast: boolean }} options
 */
async function open({ home, password, database, port, fast }) {
  await ensureCluster(home, { password, fast })
  const found = await findServer(home.clusterDir)
  const isUp = found && (await waitForServer(found, password))
  const server = isUp ? found : await launchServer(home, { password, port, fast })
  const hold = await takeHold(urlOf(server.port, password, 'postgres'))
  await ensureDatabase(hold, database)
  return { server, hold }
}

// What a killed run left behind is nobody's, unless another run holds the server just now.
/**
 * @param {import('./postgres-home.mjs').PostgresHome} home
 * @param {string} password
 */
async function discardLeftovers(home, password) {
  const found = await findServer(home.clusterDir)
  if (found && (await waitForServer(found, password))) {
    const hold = await takeHold(urlOf(found.port, password, 'postgres'))
    if (!(await releaseHold(hold))) return
  }
  await endServer(home.clusterDir)
  await rm(home.clusterDir, { recursive: true, force: true })
}

/** @param {import('./postgres-home.mjs').PostgresHome} home */
async function removeData(home) {
  await rm(home.outside ?? home.clusterDir, { recursive: true, force: true })
}
