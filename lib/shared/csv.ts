/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

// Spreadsheets take these for the beginning of a formula, and East Asian ones their wide forms, too.
const formula = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/

/** One cell: never a formula, always in quotes, so that no sign in it is taken for a border. */
const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** A cell as it was before `csvLine` kept it from being a formula. */
export const withoutGuard = (value: string) =>
  value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value

/** A row of a table; `number` is the one spreadsheets show, which count empty rows, too. */
export type CsvRow = { number: number; cells: string[] }

export type CsvFault = {
  kind: 'open-quote' | 'text-after-quote' | 'long-cell' | 'too-many-rows' | 'too-many-cells'
  number: number
}

/** In signs, the quotation marks around it counted: no text of the product is longer. */
export const LONGEST_CELL = 10_000

export type CsvTable = { rows: CsvRow[]; fault: CsvFault | null }

export type CsvLimits = { rows: number; cells: number }

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

const plain: Record<Delimiter, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y }

type Read = { value: string; next: number }

/** A cell in quotes, or null when they are never closed. Two of them inside stand for one. Longer ones are left unread. */
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

/** The cells from `start` to the end of the row. */
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

/** The sign between the cells: what parts the first row into the most of them. */
function delimiterOf(text: string): Delimiter {
  const first = text.search(/[^\r\n]/)
  const counts = delimiters.map((sign) => readRow(text, Math.max(0, first), sign, 1_000).cells.length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

// This line, which Excel doesn't show, tells it the separator.
const hint = /^sep=([,;\t])(?:\r\n|\n|\r)/i

const told = (sign: string | undefined) => delimiters.find((known) => known === sign)

/**
 * The rows of a table with commas, semicolons or tabs between its cells, without the empty ones. It stops at the first
 * row that is not as it must be, or beyond a limit, and names it.
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
