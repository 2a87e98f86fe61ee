import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { readJson, writeJson } from '../json-file.mjs'
import { Stop } from '../print.mjs'
import { endServer } from './postmaster.mjs'

const places = ['/var/lib/rapport', '/var/tmp/rapport']
const RECORD = 'belongs-to.json'

// Under /var/tmp anybody may have made the folder first, so one that is not root's own is never used.
async function outsideDir() {
  for (const place of places) {
    await mkdir(place, { recursive: true }).catch(() => {})
    const found = await lstat(place).catch(() => undefined)
    if (!found?.isDirectory() || found.uid !== 0) continue
    await chmod(place, 0o755)
    return place
  }
  throw new Stop(
    `PostgreSQL may not enter this folder, and neither ${places.join(' nor ')} can be made. Set DATABASE_URL.`,
  )
}

/**
 * A folder for the server's data that the system user `postgres` can reach, remembered as belonging to `dataDir`.
 * @param {{ dataDir: string, folderId: string, disposable: boolean }} owner
 */
export async function clusterOutside({ dataDir, folderId, disposable }) {
  const base = await outsideDir()
  await sweep(base, { dataDir, folderId })
  const folder = path.join(base, folderId)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  await writeJson(path.join(folder, RECORD), { dataDir, disposable })
  return folder
}

// A removed checkout takes the password of its database with it; a killed test run leaves its data behind.
/**
 * @param {string} base
 * @param {{ dataDir: string, folderId: string }} mine
 */
async function sweep(base, mine) {
  for (const name of await readdir(base)) {
    const record = await readJson(path.join(base, name, RECORD))
    if (!record || name === mine.folderId) continue
    const isOrphan = record.dataDir === mine.dataDir || (record.disposable && !existsSync(record.dataDir))
    if (!isOrphan) continue
    await endServer(path.join(base, name, 'postgres'))
    await rm(path.join(base, name), { recursive: true, force: true })
  }
}

/**
 * A copy of the programs that the system user `postgres` can reach, made once per version.
 * @param {string} native
 * @param {string} version
 */
export async function binariesOutside(native, version) {
  const copy = path.join(await outsideDir(), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return copy
}

/** @param {string} folder */
async function openToAll(folder) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(place)
    else if (entry.isFile())
      await chmod(place, (await lstat(place)).mode | 0o444 | (place.includes('/bin/') ? 0o111 : 0))
  }
}
