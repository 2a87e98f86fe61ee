import { say, Stop } from '../support/print.mjs'
import { runTool } from './floor/run-tool.mjs'
import { forgetCallers, questionOf } from './questions.mjs'

/**
 * @typedef {object} View what a page costs a browser that has nothing of it yet, and the server with all that the page fetches
 * @property {number} script bytes of all scripts that were fetched, packed with gzip
 * @property {number} paint milliseconds to the largest paint
 * @property {number} blocked milliseconds in which the page could not answer
 * @property {number} shift how much of it moved
 * @property {number} prefetches
 * @property {number} cpu milliseconds of the server
 */
/** @typedef {{ own: View, floor: View }} Pair */
/** @typedef {Map<string, Pair>} AllViews */

const PER_FLOOR = 5

/**
 * What each screen costs when a browser opens it, with the floor between them.
 * @param {import('./targets.mjs').Target[]} chosen
 * @param {import('./measure-all.mjs').Place} place
 * @param {import('./floor/floor.mjs').Floor} floor
 * @param {import('./options.mjs').BenchOptions} options
 */
export async function takeViews(chosen, place, floor, { views: runs }) {
  const { default: packaged } = await import('@sparticuz/chromium')
  const browser = process.env['CHROMIUM_PATH'] ?? (await packaged.executablePath())
  const look = (/** @type {import('./ask.mjs').Question} */ question, /** @type {number} */ pid) =>
    openPage(question, pid, { runs, browser })
  /** @type {AllViews} */
  const views = new Map()
  /** @type {View | undefined} */
  let yardstick
  for (const [index, target] of chosen.filter(({ kind }) => kind !== 'json' && kind !== 'file').entries()) {
    await forgetCallers(place)
    if (!yardstick || index % PER_FLOOR === 0) yardstick = await look(floor.question, floor.pid)
    views.set(target.name, { own: await look(questionOf(target, 'large', place), place.pid), floor: yardstick })
  }
  say(`  opened ${views.size} screens`)
  return views
}

/**
 * @param {import('./ask.mjs').Question} question
 * @param {number} pid
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<View>}
 */
async function openPage({ name, url, cookie }, pid, { runs, browser }) {
  const session = cookie ? ['--cookie', cookie] : []
  const args = ['--url', url, '--pid', String(pid), '--runs', String(runs), '--chromium', browser, ...session]
  const page = JSON.parse(await runTool('page-weight.mjs', args))
  if (page.status !== 200) throw new Stop(`${name} answered the browser ${page.status}.`)
  return {
    script: page.js_all.gzip,
    paint: page.lcp_ms,
    blocked: page.tbt_ms,
    shift: page.cls,
    prefetches: page.prefetches,
    cpu: page.server_cpu_ms,
  }
}
