import 'server-only'
import { isUtf8 } from 'node:buffer'
import { BYTE_ORDER_MARK, csvLine, LONGEST_CELL, parseCsv, type CsvFault, type CsvRow } from '@/lib/shared/csv/csv'
import { fileTooLarge, importLimits } from '@/lib/shared/csv/csv-import'
import { saveAs } from '@/lib/shared/files'
import { fieldRefusal } from '@/lib/shared/refusal'
import { fullCount } from '@/lib/shared/text'

const refused = (message: string) => fieldRefusal('content', message)

const tooManyRows = `This file has more than ${fullCount(importLimits.rows)} rows. Split it and import the parts.`

const faults: Record<CsvFault['kind'], (row: number) => string> = {
  'open-quote': (row) => `Row ${row}: a quotation mark is opened and never closed.`,
  'text-after-quote': (row) => `Row ${row}: there is text after a closing quotation mark.`,
  'long-cell': (row) =>
    `Row ${row}: a cell has more than ${fullCount(LONGEST_CELL)} characters, or a quotation mark that is never closed.`,
  'too-many-rows': () => tooManyRows,
  'too-many-cells': (row) => `Row ${row} has more than ${importLimits.columns} cells. Remove columns you don’t need.`,
}

const beginsWith = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, index) => bytes[index] === sign)

const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

const notUtf8 = 'This file isn’t in UTF-8. In Excel, save it as “CSV UTF-8”.'

/** Throws the reason a file can't be read without guessing. */
function textOf(bytes: Buffer) {
  if (bytes.length > importLimits.bytes) throw refused(fileTooLarge)
  if (bytes.length === 0) throw refused('This file is empty.')
  if (beginsWith(bytes, ZIP))
    throw refused('This is an Excel workbook. Save it as “CSV UTF-8” first, and import that file.')
  if (utf16Marks.some((mark) => beginsWith(bytes, mark))) throw refused(notUtf8)
  if (bytes.includes(0)) throw refused('This isn’t a CSV file. Save your list as “CSV UTF-8” first.')
  if (!isUtf8(bytes)) throw refused(notUtf8)
  return bytes.toString('utf8')
}

export type CsvFile = { first: CsvRow; others: CsvRow[] }

/** Reads a base64 CSV file. Throws faults of the whole file on the field `content`. */
export function readCsvFile(content: string): CsvFile {
  // One row more, for the heading.
  const limits = { rows: importLimits.rows + 1, cells: importLimits.columns }
  const { rows, fault } = parseCsv(textOf(Buffer.from(content, 'base64')), limits)
  if (fault?.kind === 'too-many-cells' && rows.length === 0)
    throw refused(`This file has more than ${importLimits.columns} columns. Remove columns you don’t need.`)
  if (fault) throw refused(faults[fault.kind](fault.number))
  const [first, ...others] = rows
  if (!first) throw refused('This file is empty.')
  return { first, others }
}

/** Throws where a file without a heading has a row too many. */
export function ensureRowCount(rows: readonly CsvRow[]) {
  if (rows.length > importLimits.rows) throw refused(tooManyRows)
}

type RefusedRow = { cells: string[]; problems: string[] }

const padded = ({ cells, problems }: RefusedRow, headings: readonly string[]) => [
  ...headings.map((_, index) => cells[index] ?? ''),
  problems.join(' '),
]

/** The rows left out with their reasons, as a file to correct and import again. */
export const refusedCsv = (headings: readonly string[], rows: readonly RefusedRow[]) =>
  BYTE_ORDER_MARK +
  [[...headings, 'Why it was left out'], ...rows.map((row) => padded(row, headings))].map(csvLine).join('')

export const csvHeaders = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': saveAs(fileName),
  'cache-control': 'private, no-store',
})
