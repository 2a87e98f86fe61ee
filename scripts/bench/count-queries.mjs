import { open, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.mjs'
import { median } from './figures.mjs'

/** @typedef {{ queries: number, milliseconds: number }} DatabaseWork */

const TIMES = 5

/**
 * What one request asks of the database: statements, and the time PostgreSQL says it spent on them. Read from the
 * server's log, to which the product's connections write each statement; the median of five requests.
 * @param {import('./ask.mjs').Question} question
 * @param {string} logFile
 * @returns {Promise<DatabaseWork>}
 */
export async function countQueries(question, logFile) {
  // The first answers open connections and fill caches.
  for (let left = 2; left > 0; left--) await ask(question)
  /** @type {DatabaseWork[]} */
  const seen = []
  for (let left = TIMES; left > 0; left--) seen.push(await watch(question, logFile))
  return {
    queries: median(seen.map(({ queries }) => queries)),
    milliseconds: median(seen.map(({ milliseconds }) => milliseconds)),
  }
}

/**
 * @param {import('./ask.mjs').Question} question
 * @param {string} logFile
 */
async function watch(question, logFile) {
  const from = await settledSize(logFile)
  await ask(question)
  return parse(await readFrom(logFile, from, await settledSize(logFile)))
}

// A line may still be on its way when the answer has come.
/** @param {string} logFile */
async function settledSize(logFile) {
  let size = -1
  for (;;) {
    const { size: now } = await stat(logFile)
    if (now === size) return size
    size = now
    await pause(15)
  }
}

/**
 * @param {string} logFile
 * @param {number} from
 * @param {number} to
 */
async function readFrom(logFile, from, to) {
  const file = await open(logFile)
  const { buffer } = await file.read({ buffer: Buffer.alloc(to - from), position: from })
  await file.close()
  return buffer.toString('utf8')
}

// A statement with parameters leaves a line for each of its steps; only the last one counts it.
/**
 * @param {string} text
 * @returns {DatabaseWork}
 */
function parse(text) {
  const lines = [...text.matchAll(/LOG: {2}duration: ([\d.]+) ms {2}(parse|bind|execute|statement)/g)]
  return {
    queries: lines.filter(([, , step]) => step === 'execute' || step === 'statement').length,
    milliseconds: lines.reduce((sum, [, duration]) => sum + Number(duration), 0),
  }
}
