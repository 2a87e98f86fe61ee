import { inDigits, median } from '../figures.mjs'

/** @typedef {import('../targets.mjs').Target['kind']} Kind */
/** @typedef {{ what: string, value: number, bar: number, atLeast?: boolean, of: Kind[] }} Measured */

const KILO = 1000

/** @type {Kind[]} */
const screens = ['list', 'home', 'detail', 'report', 'form', 'public']
/** @type {Kind[]} */
const everything = [...screens, 'json']

/**
 * The ratios of one target: to itself in the small workspace, and to the floor. Each is the median of what the rounds
 * gave, taken inside the round.
 * @param {import('../take-times.mjs').Times} times
 */
export function ratiosOf({ small, large, pairs }) {
  const of = (/** @type {keyof import('../load.mjs').Load} */ figure) =>
    median(pairs.map(({ own, floor }) => own[figure] / floor[figure]))
  return { growth: median(large) / median(small), perSecond: of('perSecond'), p99: of('p99'), cpu: of('cpu') }
}

/**
 * Every figure that has a bar, beside it. What could not be measured, such as growth of what only the large workspace
 * has, is left out.
 * @param {Kind} kind
 * @param {import('../take-stock.mjs').Stock} stock
 * @param {import('../take-times.mjs').Times} times
 * @returns {Measured[]}
 */
export function measured(kind, { small, large, weight }, times) {
  const { growth, perSecond, p99, cpu } = ratiosOf(times)
  const more = small ? Math.abs(large.queries - small.queries) : NaN
  const script = weight.script / KILO
  /** @type {Measured[]} */
  const all = [
    { what: 'queries', value: large.queries, bar: 8, of: everything },
    { what: 'more queries on large', value: more, bar: 0, of: everything },
    { what: 'growth', value: growth, bar: 1.3, of: ['list', 'home', 'detail', 'form', 'json'] },
    { what: 'growth', value: growth, bar: 2, of: ['report'] },
    { what: 'CPU ÷ floor', value: cpu, bar: 2, of: ['list'] },
    { what: 'CPU ÷ floor', value: cpu, bar: 2.5, of: ['home'] },
    { what: 'req/s ÷ floor', value: perSecond, bar: 0.5, atLeast: true, of: ['list'] },
    { what: 'req/s ÷ floor', value: perSecond, bar: 0.6, atLeast: true, of: ['json'] },
    { what: 'p99 ÷ floor', value: p99, bar: 1.8, of: ['list', 'home', 'json'] },
    { what: 'script KB', value: script, bar: 187, of: ['list', 'home', 'detail', 'report'] },
    { what: 'script KB', value: script, bar: 250, of: ['form'] },
    { what: 'script KB', value: script, bar: 155, of: ['public'] },
  ]
  return all.filter((one) => one.of.includes(kind) && Number.isFinite(one.value))
}

/** @param {Measured} one */
export const holds = ({ value, bar, atLeast }) => (atLeast ? value >= bar : value <= bar)

/** @param {Measured} one */
export const inWords = ({ what, value, bar, atLeast }) =>
  `${what} ${inDigits(value, value < 10 && !Number.isInteger(value) ? 2 : 0)} (${atLeast ? 'at least' : 'at most'} ${bar})`
