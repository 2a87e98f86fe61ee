import { inDigits, median } from '../figures.mjs'

/** @typedef {import('../targets.mjs').Target['kind']} Kind */
/** @typedef {{ what: string, value: number, bar: number, atLeast?: boolean, of: Kind[] }} Measured */

const KILO = 1000

/** @type {Kind[]} */
const screens = ['list', 'home', 'detail', 'report', 'form', 'public']
/** @type {Kind[]} */
const everything = [...screens, 'json', 'file']

/**
 * The ratios of one target: to itself in the small workspace, and to the floor. Each is the median of what the rounds
 * gave, taken inside the round.
 * @param {import('../take-times.mjs').Times} times
 */
export function ratiosOf({ small, large, pairs }) {
  const of = (/** @type {keyof import('../load.mjs').Load} */ figure) =>
    median(pairs.map(({ own, floor }) => own[figure] / (floor?.[figure] ?? NaN)))
  return { growth: median(large) / median(small), perSecond: of('perSecond'), p99: of('p99'), cpu: of('cpu') }
}

/**
 * Every figure that has a bar, beside it. What could not be measured, such as growth of what only the large workspace
 * has, is left out.
 * @param {Kind} kind
 * @param {import('../take-stock.mjs').Stock} stock
 * @param {import('../take-times.mjs').Times} times
 * @param {import('../take-views.mjs').Pair} [view]
 * @returns {Measured[]}
 */
export function measured(kind, { small, large, weight }, times, view) {
  const { growth, perSecond, p99, cpu } = ratiosOf(times)
  const more = small ? Math.max(0, large.queries - small.queries) : NaN
  const script = (view?.own.script ?? weight.script) / KILO
  /** @type {Measured[]} */
  const all = [
    { what: 'queries', value: large.queries, bar: 8, of: everything },
    { what: 'more queries on large', value: more, bar: 0, of: everything },
    { what: 'growth', value: growth, bar: 1.3, of: ['list', 'home', 'detail', 'form', 'json'] },
    { what: 'growth', value: growth, bar: 2, of: ['report'] },
    { what: 'CPU ÷ floor', value: cpu, bar: 1.8, of: ['list'] },
    { what: 'CPU ÷ floor', value: cpu, bar: 2.1, of: ['home'] },
    { what: 'req/s ÷ floor', value: perSecond, bar: 0.5, atLeast: true, of: ['list'] },
    { what: 'req/s ÷ floor', value: perSecond, bar: 0.6, atLeast: true, of: ['json'] },
    { what: 'p99 ÷ floor', value: p99, bar: 1.8, of: ['list', 'home', 'json'] },
    { what: 'script KB', value: script, bar: 175, of: ['list', 'home', 'detail', 'report'] },
    { what: 'script KB', value: script, bar: 200, of: ['form'] },
    { what: 'script KB', value: script, bar: 155, of: ['public'] },
    ...(view ? ofView(view) : []),
  ]
  return all.filter((one) => one.of.includes(kind) && Number.isFinite(one.value))
}

/**
 * @param {import('../take-views.mjs').Pair} view
 * @returns {Measured[]}
 */
const ofView = ({ own, floor }) => [
  { what: 'largest paint ÷ floor', value: own.paint / floor.paint, bar: 1.5, of: screens },
  { what: 'blocked ms', value: own.blocked, bar: 150, of: screens },
  { what: 'shift', value: own.shift, bar: 0.01, of: screens },
  { what: 'prefetches', value: own.prefetches, bar: 2, of: screens },
  { what: 'CPU of a view ÷ floor', value: own.cpu / floor.cpu, bar: 2, of: ['list', 'home'] },
]

/**
 * The figures of the whole server that have a bar.
 * @param {import('../take-starts.mjs').Starts} starts
 * @returns {Omit<Measured, 'of'>[]}
 */
export const measuredStarts = ({ own, floor }) => [
  { what: 'cold start ÷ floor', value: own.milliseconds / floor.milliseconds, bar: 2 },
  { what: 'memory at rest ÷ floor', value: own.memory / floor.memory, bar: 1.4 },
]

/** @param {Omit<Measured, 'of'>} one */
export const holds = ({ value, bar, atLeast }) => (atLeast ? value >= bar : value <= bar)

/** @param {Omit<Measured, 'of'>} one */
export const inWords = ({ what, value, bar, atLeast }) =>
  `${what} ${inDigits(value, value < 10 && !Number.isInteger(value) ? 2 : 0)} (${atLeast ? 'at least' : 'at most'} ${bar})`
