/** Spreadsheets need it to read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

// Spreadsheets read these as the start of a formula, East Asian ones also in wide form.
const formula = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/

/** Never a formula, always quoted. */
const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** Removes the guard against formulas that `csvLine` adds. */
export const withoutGuard = (value: string) =>
  value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value

/** `number` is the spreadsheet's row, empty rows included. */
export type CsvRow = { number: number; cells: string[] }

export type CsvFault = {
  kind: 'open-quote' | 'text-after-quote' | 'long-cell' | 'too-many-rows' | 'too-many-cells'
  number: number
}

/** In characters, quotation marks included: no text of the product is longer. */
export const LONGEST_CELL = 10_000

export type CsvTable = { rows: CsvRow[]; fault: CsvFault | null }

export type CsvLimits = { rows: number; cells: number }

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

const plain: Record<Delimiter, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y }

type Read = { value: string; next: number }

/** Null when the quotes never close. Doubled quotes stand for one. Longer cells are not read. */
function readQuoted(text: string, start: number): Read | null {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && end - start < LONGEST_CELL && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end === -1 ? null : { value: text.slice(start + 1, end).replaceAll('""', '"'), next: end + 1 }
}

function readPlain(text: string, start: number, delimiter: Delimiter): Read {
  const pattern = plain[delimiter]
  pattern.lastIndex = start
  const value = pattern.exec(text)?.[0] ?? ''
  return { value, next: start + value.length }
}

const isEnd = (sign: string | undefined) => sign === undefined || sign === '\n' || sign === '\r'

const afterBreak = (text: string, at: number) => (text.startsWith('\r\n', at) ? at + 2 : at + 1)

type RowRead = { cells: string[]; next: number; fault: CsvFault['kind'] | null }

function readRow(text: string, start: number, delimiter: Delimiter, most: number): RowRead {
  const cells: string[] = []
  let at = start
  for (;;) {
    const read = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, delimiter)
    if (read === null) return { cells, next: text.length, fault: 'open-quote' }
    if (read.next - at > LONGEST_CELL) return { cells, next: text.length, fault: 'long-cell' }
    cells.push(read.value)
    const sign = text[read.next]
    if (isEnd(sign)) return { cells, next: afterBreak(text, read.next), fault: null }
    if (sign !== delimiter) return { cells, next: read.next, fault: 'text-after-quote' }
    if (cells.length >= most) return { cells, next: read.next, fault: 'too-many-cells' }
    at = read.next + 1
  }
}

const isBlank = (cells: readonly string[]) => cells.every((value) => value.trim() === '')

/** The separator that gives the first row the most cells. */
function delimiterOf(text: string): Delimiter {
  const first = text.search(/[^\r\n]/)
  const counts = delimiters.map((sign) => readRow(text, Math.max(0, first), sign, 1_000).cells.length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

// Excel's hidden line that names the separator.
const hint = /^sep=([,;\t])(?:\r\n|\n|\r)/i

const told = (sign: string | undefined) => delimiters.find((known) => known === sign)

/**
 * The non-empty rows of a table separated by commas, semicolons or tabs. It stops at the first invalid row or limit,
 * and names it.
 */
export function parseCsv(whole: string, limits: CsvLimits): CsvTable {
  const unmarked = whole.startsWith(BYTE_ORDER_MARK) ? whole.slice(1) : whole
  const [line = '', sign] = hint.exec(unmarked) ?? []
  const text = unmarked.slice(line.length)
  const delimiter = told(sign) ?? delimiterOf(text)
  const rows: CsvRow[] = []
  for (let at = 0, number = 1; at < text.length; number += 1) {
    const { cells, next, fault } = readRow(text, at, delimiter, limits.cells)
    if (fault !== null) return { rows, fault: { kind: fault, number } }
    at = next
    if (isBlank(cells)) continue
    if (rows.length >= limits.rows) return { rows, fault: { kind: 'too-many-rows', number } }
    rows.push({ number, cells })
  }
  return { rows, fault: null }
}
