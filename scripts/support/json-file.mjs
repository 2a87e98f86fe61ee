import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What a JSON file holds, or undefined when there is none or it is cut off.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function readJson(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Writes JSON so that a reader sees either the old file or the whole new one. Readable by its owner alone.
 * @param {string} file
 * @param {unknown} value
 */
export async function writeJson(file, value) {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}
