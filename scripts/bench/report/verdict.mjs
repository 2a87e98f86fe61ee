import { say, Stop } from '../../support/print.mjs'
import { targets } from '../targets.mjs'
import { holds, inWords, measured, measuredStarts } from './bars.mjs'

/** @typedef {{ summary: string, missed: string[] }} Verdict how much lies within its bar, and a line for each target with what does not */

/**
 * Holds every figure against its bar.
 * @param {Pick<import('./table.mjs').Figures, 'stock' | 'views' | 'starts'> & { times: Pick<import('./table.mjs').AllTimes, 'of'> }} figures
 * @returns {Verdict}
 */
export function judge({ stock, times, views, starts }) {
  const ofTargets = targets.flatMap(({ name, kind }) => {
    const [own, taken] = [stock.get(name), times.of.get(name)]
    return own && taken ? [{ name, figures: measured(kind, own, taken, views?.get(name)) }] : []
  })
  const judged = starts ? [...ofTargets, { name: 'The server', figures: measuredStarts(starts) }] : ofTargets
  const all = judged.flatMap(({ figures }) => figures)
  const missed = judged.flatMap(({ name, figures }) => {
    const over = figures.filter((one) => !holds(one))
    return over.length ? [`${name}: ${over.map(inWords).join(', ')}`] : []
  })
  return { summary: `${all.filter(holds).length} of ${all.length} figures are within their bars.`, missed }
}

/**
 * Says last what was missed. That is a failure, unless a report was all that was asked for.
 * @param {Pick<Verdict, 'missed'>} verdict
 * @param {Pick<import('../options.mjs').BenchOptions, 'report'>} options
 */
export function conclude({ missed }, { report }) {
  if (!missed.length) return
  const list = ['Missed:', ...missed].join('\n  ')
  if (!report) throw new Stop(list)
  say(`\n${list}`)
}
