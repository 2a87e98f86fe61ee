import { chmod, mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { say, Stop } from '../print.mjs'
import { root } from '../root.mjs'
import { accountFor, canEnter, isRoot, versionOf } from './postgres-account.mjs'
import { findBinaries } from './postgres-binaries.mjs'
import { binariesOutside, clusterOutside } from './postgres-outside.mjs'

/**
 * @typedef {object} PostgresHome
 * @property {string} clusterDir the data of the server
 * @property {string} binDir
 * @property {import('./postgres-account.mjs').Account} account who runs it
 * @property {string} major the version of the programs, such as 18
 * @property {string} logFile
 * @property {string | undefined} outside the folder to remove with disposable data, when it lies outside `dataDir`
 */

/**
 * Decides where the server's programs and data lie and who runs it. Both lie inside the checkout, except for root in a
 * checkout that only root may enter.
 * @param {{ dataDir: string, folderId: string, disposable: boolean }} options
 * @returns {Promise<PostgresHome>}
 */
export async function settleHome({ dataDir, folderId, disposable }) {
  await letOthersPass(dataDir)
  const inside = path.join(dataDir, 'postgres')
  const account = await accountFor(inside)
  const outside = (await canEnter(account, dataDir))
    ? undefined
    : await clusterOutside({ dataDir, folderId, disposable })
  const { binDir, major } = await settleBinaries(account)
  if (outside && !disposable) say(`PostgreSQL may not enter this folder; its data is kept in ${outside}.`)
  const clusterDir = outside ? path.join(outside, 'postgres') : inside
  return { clusterDir, binDir, account, major, logFile: path.join(dataDir, 'postgres.log'), outside }
}

/** @param {import('./postgres-account.mjs').Account} account */
async function settleBinaries(account) {
  const { native, version } = await findBinaries()
  const binDir = path.join(native, 'bin')
  const major = await versionOf(account, path.join(binDir, 'postgres'))
  if (major) return { binDir, major }
  if (account.uid === undefined) {
    throw new Stop(
      `${path.join(binDir, 'postgres')} does not run on this machine. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const copied = path.join(await binariesOutside(native, version), 'bin')
  const copiedMajor = await versionOf(account, path.join(copied, 'postgres'))
  if (copiedMajor) return { binDir: copied, major: copiedMajor }
  throw new Stop('The embedded PostgreSQL does not run on this machine. Set DATABASE_URL to a PostgreSQL 15 or newer.')
}

// Root hands the server to another user, who has to pass through our folder and can read nothing of it.
/** @param {string} dataDir */
async function letOthersPass(dataDir) {
  await mkdir(dataDir, { recursive: true })
  if (!isRoot) return
  for (
    let folder = dataDir;
    folder.startsWith(`${root}${path.sep}`) && existsSync(folder);
    folder = path.dirname(folder)
  ) {
    await chmod(folder, 0o711)
  }
}
