import { randomBytes } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readJson } from './json-file.mjs'
import { Stop } from './print.mjs'

/**
 * @typedef {object} Secrets
 * @property {string} folderId names this data folder among others of the machine
 * @property {string} postgresPassword
 * @property {string} nextAuthSecret
 * @property {string} dataKey 32 bytes in base64
 */

/**
 * The generated secrets of a data folder, made at first use and readable by their owner alone.
 * @param {string} dataDir
 * @returns {Promise<Secrets>}
 */
export async function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const kept = await readJson(file)
  if (kept?.postgresPassword) return kept
  await create(file)
  const made = await readJson(file)
  if (made?.postgresPassword) return made
  throw new Stop(`${file} cannot be read. Remove it, or give the folder to the person who starts Rapport.`)
}

// Two instances may start at once: linking a finished file fails for the second one, which then reads the first's.
/** @param {string} file */
async function create(file) {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(invent(), null, 2)}\n`, { mode: 0o600 })
  await link(draft, file).catch(() => {})
  await rm(draft, { force: true })
}

/** @returns {Secrets} */
const invent = () => ({
  folderId: randomBytes(6).toString('hex'),
  postgresPassword: randomBytes(24).toString('hex'),
  nextAuthSecret: randomBytes(32).toString('hex'),
  dataKey: randomBytes(32).toString('base64'),
})
