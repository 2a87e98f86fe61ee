import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Stop } from '../print.mjs'
import { createBackupReader } from './backup-reader.mjs'
import { damaged, FORMAT, FORMAT_VERSION } from './backup-format.mjs'

/** @typedef {import('./backup-format.mjs').BackupHeader} BackupHeader */
/** @typedef {import('./backup-format.mjs').BackupTable} BackupTable */
/** @typedef {import('./backup-reader.mjs').BackupReader} BackupReader */

/**
 * Takes the rows of a table and resolves to their number; without one they are only checked.
 * @typedef {(table: BackupTable, rows: AsyncGenerator<Buffer>) => Promise<number>} TakeTable
 */

/**
 * Reads a backup to its end. Stops with a sentence where it is no backup, damaged, or cut off.
 * @param {string} file
 * @param {TakeTable} [takeTable]
 * @returns {Promise<BackupHeader>}
 */
export async function readBackup(file, takeTable) {
  const unzipped = createGunzip({ chunkSize: 256 * 1024 })
  const unzipping = pipeline(createReadStream(file), unzipped).catch(() => {})
  try {
    return await readAll(createBackupReader(unzipped), takeTable)
  } catch (error) {
    throw explain(error, file)
  } finally {
    unzipped.destroy()
    await unzipping
  }
}

/**
 * @param {BackupReader} reader
 * @param {TakeTable} [takeTable]
 */
async function readAll(reader, takeTable) {
  const header = headerIn(await reader.line())
  const totals = { tables: 0, rows: 0 }
  for (;;) {
    const checksum = reader.checksum()
    const line = parse(await reader.line())
    if (!('table' in line)) {
      const isWhole = line.sha256 === checksum && line.tables === totals.tables && line.rows === totals.rows
      if (isWhole && (await reader.isAtEnd())) return header
      throw damaged()
    }
    const taken = takeTable ? await takeTable(line, reader.rows()) : await skip(reader.rows())
    const { rows } = parse(await reader.line())
    if (taken !== undefined && taken !== rows) throw damaged()
    totals.tables += 1
    totals.rows += rows
  }
}

/** @param {AsyncGenerator<Buffer>} rows */
async function skip(rows) {
  while (!(await rows.next()).done);
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}

/**
 * @param {string} line
 * @returns {BackupHeader}
 */
function headerIn(line) {
  const header = line.startsWith(`{"format":"${FORMAT}"`) ? parse(line) : undefined
  if (!header) throw new Stop('This file is no backup of Rapport. Nothing was changed.')
  if (header.formatVersion <= FORMAT_VERSION) return header
  throw new Stop(
    `This backup was written by Rapport ${header.version}, which is newer. Update first. Nothing was changed.`,
  )
}

/**
 * @param {unknown} error
 * @param {string} file
 */
function explain(error, file) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new Stop(`There is no file ${file}.`)
  if (code === 'EISDIR') return new Stop(`${file} is a folder.`)
  return code.startsWith('Z_') ? damaged() : error
}
