import { stripVTControlCharacters } from 'node:util'

/** The levels of lib/platform/log.ts, the least first. */
const levels = ['debug', 'info', 'error', 'silent']

const levelOf = { debug: 'debug', log: 'info', info: 'info', warn: 'info', error: 'error' }

/**
 * Only the class of an error: its message may quote what a visitor sent. What fails in the product is logged by itself.
 * @param {unknown} part
 */
const wordOf = (part) => (part instanceof Error ? part.name : typeof part === 'string' ? part : typeof part)

/** @param {unknown[]} parts */
const textOf = (parts) => stripVTControlCharacters(parts.map(wordOf).join(' ')).trim().slice(0, 300)

/** @param {unknown[]} parts */
function stackOf(parts) {
  const lines = parts.find((part) => part instanceof Error)?.stack?.split('\n')
  return lines
    ?.filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 7)
    .join('\n')
}

/**
 * Makes what packages print one line of JSON each, like those of lib/platform/log.ts.
 * @param {string} [least] the least level to write, as in LOG_LEVEL
 */
export function writeConsoleAsLines(least = 'info') {
  const writing = Object.entries(levelOf).map(([method, level]) => {
    const isWritten = levels.indexOf(level) >= levels.indexOf(least)
    const write = (/** @type {unknown[]} */ ...parts) => {
      const text = textOf(parts)
      if (text === '' || !isWritten) return
      const line = { at: new Date().toISOString(), level, event: 'console', text, stack: stackOf(parts) }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
    return [method, write]
  })
  Object.assign(console, Object.fromEntries(writing))
}
