import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { dataDir } from '../environment.mjs'
import { readJson } from '../json-file.mjs'
import { printOf } from './backup-format.mjs'

/**
 * Where a backup goes: the file that was named, or one named after this second, in a folder that git ignores.
 * @param {string | undefined} named
 */
export async function placeFor(named) {
  const second = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')
  const file = path.resolve(named ?? path.join(dataDir, 'backups', `rapport-${second}Z.backup.gz`))
  await mkdir(path.dirname(file), { recursive: true })
  return file
}

/**
 * The key in use: that of the environment, or the one made for `npm start`.
 * @returns {Promise<string | undefined>}
 */
export const dataKeyHere = async () =>
  process.env['DATA_KEY'] ?? (await readJson(path.join(dataDir, 'secrets.json')))?.dataKey

/**
 * What to do where the key of the backup is not the one here, or null.
 * @param {import('./backup-format.mjs').BackupHeader} header
 * @param {string | undefined} dataKey
 */
export function adviceOn({ dataKeyPrint }, dataKey) {
  if (!dataKeyPrint || printOf(dataKey) === dataKeyPrint) return null
  return 'DATA_KEY here is not the one of the backup. Set that one before you start Rapport, or what it seals stays closed.'
}
