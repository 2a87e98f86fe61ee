import { damaged, END_OF_ROWS } from './backup-format.mjs'
import { holdBytes } from './held-bytes.mjs'

const NEWLINE = 10
const END_OF_LAST_ROW = Buffer.concat([Buffer.from('\n'), END_OF_ROWS])

/** A line is a header or names a table; what goes on for longer is no backup. */
const LONGEST_LINE = 4_000_000

/**
 * Reads the lines and rows of a backup from bytes as they come.
 * @param {AsyncIterable<Buffer>} source
 */
export function createBackupReader(source) {
  const { held, checksum, isAtEnd, fetchMore, take } = holdBytes(source)
  return {
    checksum,
    isAtEnd,
    line: async () => {
      while (!held().includes(NEWLINE)) {
        if (held().length > LONGEST_LINE) throw damaged()
        await fetchMore()
      }
      return take(held().indexOf(NEWLINE) + 1).toString()
    },
    /** What is left of the rows of a table, up to the line that ends them. */
    rows: async function* () {
      while (held().length < END_OF_ROWS.length) await fetchMore()
      if (END_OF_ROWS.equals(held().subarray(0, END_OF_ROWS.length))) return void take(END_OF_ROWS.length)
      for (let end = held().indexOf(END_OF_LAST_ROW); ; end = held().indexOf(END_OF_LAST_ROW)) {
        // The line that ends them may have come in part, so as much of it is held back.
        const length = end === -1 ? held().length - END_OF_ROWS.length : end + 1
        if (length > 0) yield take(length)
        if (end !== -1) return void take(END_OF_ROWS.length)
        await fetchMore()
      }
    },
  }
}

/** @typedef {ReturnType<typeof createBackupReader>} BackupReader */
