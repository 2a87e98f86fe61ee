import { ratiosOf } from './bars.mjs'
import { inDigits, median, quantile } from '../figures.mjs'

/** @typedef {import('../take-times.mjs').AllTimes} AllTimes */
/** @typedef {Map<string, import('../take-stock.mjs').Stock>} AllStock */

const head = [
  ...['', 'queries', 'database ms', 'one by one, ms', 'growth', '20 at once', '', '', '', '', 'KB', ''],
  ...[
    '',
    'small large',
    'small large',
    'p50 s. p50 l. p95 l.',
    '',
    'req/s',
    '÷ floor',
    'p99 ÷',
    'CPU ms',
    'CPU ÷',
    'HTML',
    'script',
  ],
]

/**
 * One line for each target. The bars of the table's figures are held against them in `judge`.
 * @param {AllStock} stock
 * @param {AllTimes} times
 */
export function table(stock, { of, rested, worked }) {
  const rows = [...of].map(([name, one]) => [name, ...cells(stock.get(name), one)])
  const half = head.length / 2
  const all = [head.slice(0, half), head.slice(half), ...rows]
  const widths = head.slice(0, half).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const lines = all.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
  const floors = [...of.values()].flatMap(({ pairs }) => pairs.map(({ floor }) => floor))
  const [perSecond, cpu] = [median(floors.map((one) => one.perSecond)), median(floors.map((one) => one.cpu))]
  const memory = `The server held ${inDigits(rested, 0)} MB when warm and ${inDigits(worked, 0)} MB after all of this.`
  lines.push(
    `\nThe floor: ${inDigits(perSecond, 0)} req/s, ${inDigits(cpu, 2)} ms of CPU, ${kb(stock.get('/floor')?.weight.script)} KB of script. ${memory}`,
  )
  return lines.join('\n')
}

/**
 * @param {string} cell
 * @param {number} width
 * @param {number} column
 */
const pad = (cell, width, column) => (column ? cell.padStart(width) : cell.padEnd(width))

/** @param {number | undefined} bytes */
const kb = (bytes = NaN) => inDigits(bytes / 1000, 0)

/**
 * @param {import('../take-stock.mjs').Stock | undefined} stock
 * @param {import('../take-times.mjs').Times} times
 */
function cells(stock, times) {
  const { growth, perSecond, p99, cpu } = ratiosOf(times)
  const columns = (/** @type {string[]} */ ...figures) => figures.map((one) => one.padStart(6)).join('')
  const own = times.pairs.map((pair) => pair.own)
  const [small, large, weight] = [stock?.small, stock?.large, stock?.weight]
  return [
    columns(inDigits(small?.queries ?? NaN, 0), inDigits(large?.queries ?? NaN, 0)),
    columns(inDigits(small?.milliseconds ?? NaN, 1), inDigits(large?.milliseconds ?? NaN, 1)),
    columns(
      inDigits(median(times.small), 1),
      inDigits(median(times.large), 1),
      inDigits(quantile(times.large, 0.95), 1),
    ),
    inDigits(growth, 2),
    inDigits(median(own.map((one) => one.perSecond)), 0),
    inDigits(perSecond, 2),
    inDigits(p99, 2),
    inDigits(median(own.map((one) => one.cpu)), 1),
    inDigits(cpu, 2),
    kb(weight?.html),
    kb(weight?.script),
  ]
}
