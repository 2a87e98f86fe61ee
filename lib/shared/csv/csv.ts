import Papa from 'papaparse'

/** Spreadsheets need it to read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

// Spreadsheets read these as the start of a formula, East Asian ones also in wide form.
const formula = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/

const guarded = (value: string) => (formula.test(value) ? `'${value}` : value)

const LINE_END = '\r\n'

/** Never a formula, always quoted. */
export const csvLine = (values: readonly string[]) =>
  Papa.unparse([values.map(guarded)], { quotes: true, newline: LINE_END }) + LINE_END

/** Removes the guard against formulas that `csvLine` adds. */
export const withoutGuard = (value: string) =>
  value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value

/** `number` is the spreadsheet's row, empty rows included. */
export type CsvRow = { number: number; cells: string[] }

export type CsvFault = {
  kind: 'open-quote' | 'text-after-quote' | 'long-cell' | 'too-many-rows' | 'too-many-cells'
  number: number
}

/** In characters: no text of the product is longer. */
export const LONGEST_CELL = 10_000

export type CsvTable = { rows: CsvRow[]; fault: CsvFault | null }

export type CsvLimits = { rows: number; cells: number }

const delimiters = [',', ';', '\t'] as const

type Layout = { delimiter: string; newline: '\n' | '\r' }

/** Small, because Papa Parse scans a piece to its end for each misplaced quotation mark. */
const PIECE = 16_384

/** The rows of a sheet in Excel, empty ones included. */
const MOST_SHEET_ROWS = 1_048_576

const LONGEST_ROW = 10 * LONGEST_CELL

/** The delimiter that gives the first row the most cells. */
function layoutOf(text: string, named: string | undefined): Layout {
  const start = Math.max(0, text.search(/[^\r\n]/))
  const head = text.slice(start, start + PIECE).replace(/\r$/, '')
  const { linebreak } = Papa.parse(head, { delimiter: ',', preview: 1 }).meta
  // A file can have both "\n" and "\r\n", and "\n" ends either.
  const newline = linebreak === '\r' ? '\r' : '\n'
  const counts = delimiters.map((delimiter) => {
    const { data, errors } = Papa.parse<string[]>(head, { delimiter, newline, preview: 1 })
    return errors.length > 0 ? 0 : (data[0]?.length ?? 0)
  })
  return { delimiter: named ?? delimiters[counts.indexOf(Math.max(...counts))] ?? ',', newline }
}

// Excel's hidden line that names the delimiter.
const hint = /^sep=([,;\t])(?:\r\n|\n|\r)/i

type ReadRow = { cells: string[]; flaw: CsvFault['kind'] | null }

const flawOf = ({ code }: Papa.ParseError) => (code === 'MissingQuotes' ? 'open-quote' : 'text-after-quote')

/** The whole rows of a piece, and the one cut by its end if that can't become valid. */
function readRows(
  { data, errors: [error, ...others], meta }: Papa.ParseResult<string[]>,
  received: number,
  all: number,
) {
  const rows = data.map((cells, row): ReadRow => ({ cells, flaw: error?.row === row ? flawOf(error) : null }))
  if (received >= all) return rows
  // One error in a cut row can be a closing quotation mark apart from its delimiter.
  const isMalformed = error?.row === data.length && others.length > 0
  if (isMalformed) rows.push({ cells: [], flaw: 'text-after-quote' })
  else if (received - meta.cursor > LONGEST_ROW) rows.push({ cells: [], flaw: 'long-cell' })
  return rows
}

function faultOf({ cells, flaw }: ReadRow, limits: CsvLimits): CsvFault['kind'] | null {
  if (cells.slice(0, limits.cells).some((value) => value.length > LONGEST_CELL)) return 'long-cell'
  return flaw ?? (cells.length > limits.cells ? 'too-many-cells' : null)
}

const isBlank = (cells: readonly string[]) => cells.every((value) => value.trim() === '')

const withoutReturn = (cells: string[]) => cells.with(-1, (cells.at(-1) ?? '').replace(/\r$/, ''))

/**
 * The non-empty rows of a table separated by commas, semicolons or tabs. It stops at the first invalid row or limit,
 * and names it.
 */
export function parseCsv(whole: string, limits: CsvLimits): CsvTable {
  const unmarked = whole.startsWith(BYTE_ORDER_MARK) ? whole.slice(1) : whole
  const [line = '', named] = hint.exec(unmarked) ?? []
  const text = unmarked.slice(line.length)
  const table: CsvTable = { rows: [], fault: null }
  let number = 0
  let received = 0

  function add(row: ReadRow): CsvFault['kind'] | null {
    number += 1
    if (number > MOST_SHEET_ROWS) return 'too-many-rows'
    if (row.flaw === null && isBlank(row.cells)) return null
    const kind = faultOf(row, limits)
    if (kind !== null) return kind
    if (table.rows.length >= limits.rows) return 'too-many-rows'
    table.rows.push({ number, cells: withoutReturn(row.cells) })
    return null
  }

  Papa.parse<string[]>(text, {
    ...layoutOf(text, named),
    chunkSize: PIECE,
    chunk(result: Papa.ParseResult<string[]>, parser: Papa.Parser) {
      received += PIECE
      for (const row of readRows(result, received, text.length)) {
        const kind = add(row)
        if (kind === null) continue
        table.fault = { kind, number }
        return parser.abort()
      }
    },
    // Only its types need it.
    complete: () => undefined,
  })
  return table
}
