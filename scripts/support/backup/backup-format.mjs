import { createHmac } from 'node:crypto'
import { Stop } from '../print.mjs'

/**
 * A backup is gzipped text. First a line of JSON, the header; then each table as a line that names it, its rows as COPY
 * writes them, a line `\.` and a line with their number; last a line with the checksum of everything before it.
 * @typedef {object} BackupHeader
 * @property {'rapport-backup'} format
 * @property {number} formatVersion
 * @property {string} version of the Rapport that wrote it
 * @property {string} takenAt
 * @property {string | null} dataKeyPrint tells one DATA_KEY from another, and nothing of it
 * @property {AppliedMigration[]} migrations what the database had applied, oldest first
 *
 * @typedef {{ name: string, checksum: string }} AppliedMigration
 * @typedef {{ table: string, columns: string[] }} BackupTable
 * @typedef {{ tables: number, rows: number }} BackupTotals
 */

export const FORMAT = 'rapport-backup'
export const FORMAT_VERSION = 1

/** Ends the rows of a table. COPY escapes every backslash, so no row is this line. */
export const END_OF_ROWS = Buffer.from('\\.\n')

/** @param {unknown} value */
export const lineOf = (value) => Buffer.from(`${JSON.stringify(value)}\n`)

/** Why a backup cannot be trusted. */
export const damaged = () =>
  new Stop('This backup is damaged or cut off. Take another copy of it. Nothing was changed.')

/** @param {string | undefined} dataKey */
export const printOf = (dataKey) =>
  dataKey ? createHmac('sha256', dataKey).update(FORMAT).digest('hex').slice(0, 16) : null
