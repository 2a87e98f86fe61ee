import { ratiosOf } from './bars.mjs'
import { inDigits, median, quantile } from '../figures.mjs'

/** @typedef {import('../take-times.mjs').AllTimes} AllTimes */
/** @typedef {Map<string, import('../take-stock.mjs').Stock>} AllStock */
/** @typedef {{ stock: AllStock, times: AllTimes, views?: import('../take-views.mjs').AllViews, starts?: import('../take-starts.mjs').Starts }} Figures */

const head = [
  ['', 'queries', 'database ms', 'one by one, ms', 'growth', '20 at once', '', '', '', '', 'KB', ''],
  [
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

const viewHead = [
  ['in a browser', 'script', 'largest paint', '', 'blocked', 'shift', 'prefetches', 'CPU of a view', ''],
  ['', 'KB', 'ms', '÷ floor', 'ms', '', '', 'ms', '÷ floor'],
]

/**
 * One line for each target, of its requests and of a view in a browser, and what there is to say of the whole server. The
 * bars of these figures are held against them in `judge`.
 * @param {Figures} figures
 */
export function table({ stock, times, views, starts }) {
  const requests = aligned([...head, ...[...times.of].map(([name, one]) => [name, ...cells(stock.get(name), one)])])
  const looks = views
    ? ['', ...aligned([...viewHead, ...[...views].map(([name, pair]) => [name, ...viewCells(pair)])])]
    : []
  return [...requests, ...looks, '', ...closing({ times, views, starts })].join('\n')
}

/**
 * @param {string[][]} rows
 */
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
}

/** @param {Pick<Figures, 'times' | 'views' | 'starts'>} figures */
function closing({ times: { of, rested, worked, floorWorked }, views, starts }) {
  const memory = `The server held ${inDigits(rested, 0)} MB when warm and ${inDigits(worked, 0)} MB after all of this.`
  const floors = [...of.values()].flatMap(({ pairs }) => pairs.flatMap(({ floor }) => floor ?? []))
  if (!floors.length) return [memory]
  const [perSecond, cpu] = [median(floors.map((one) => one.perSecond)), median(floors.map((one) => one.cpu))]
  const script = kb([...(views?.values() ?? [])][0]?.floor.script)
  const held = `It held ${inDigits(floorWorked, 0)} MB after all of this.`
  const lines = [
    memory,
    `The floor: ${inDigits(perSecond, 0)} req/s, ${inDigits(cpu, 2)} ms of CPU, ${script} KB of script. ${held}`,
  ]
  return starts ? [...lines, startLine(starts)] : lines
}

/** @param {import('../take-starts.mjs').Starts} starts */
function startLine({ own, floor }) {
  const [start, memory] = [own.milliseconds / floor.milliseconds, own.memory / floor.memory]
  const first = `A start takes ${inDigits(own.milliseconds, 0)} ms to the first page, ${inDigits(start, 2)} × the floor`
  return `${first}; at rest it then holds ${inDigits(own.memory, 0)} MB, ${inDigits(memory, 2)} × the floor.`
}

/**
 * @param {string} cell
 * @param {number} width
 * @param {number} column
 */
const pad = (cell, width, column) => (column ? cell.padStart(width) : cell.padEnd(width))

/** @param {number | undefined} bytes */
const kb = (bytes = NaN) => inDigits(bytes / 1000, 0)

/** @param {import('../take-views.mjs').Pair} pair */
const viewCells = ({ own, floor }) => [
  kb(own.script),
  inDigits(own.paint, 0),
  inDigits(own.paint / floor.paint, 2),
  inDigits(own.blocked, 0),
  inDigits(own.shift, 3),
  inDigits(own.prefetches, 0),
  inDigits(own.cpu, 0),
  inDigits(own.cpu / floor.cpu, 2),
]

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
