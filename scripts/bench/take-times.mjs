import { say } from '../support/print.mjs'
import { ask } from './ask.mjs'
import { median } from './figures.mjs'
import { load, memoryOf } from './load.mjs'
import { forgetCallers, questionOf, sizesOf } from './questions.mjs'

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('./measure-all.mjs').Place} Place */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./floor/floor.mjs').Floor} Floor */
/** @typedef {{ own: Load, floor: Load | undefined }} Pair both within seconds of each other, so that a busy machine slows both */
/** @typedef {{ small: number[], large: number[], pairs: Pair[] }} Times milliseconds of single requests */
/** @typedef {{ rested: number, worked: number, floorWorked: number, of: Map<string, Times> }} AllTimes memory in megabytes */

const WARM_UP = 0.7
/** Every target warms the product's process, and only these the floor's. */
const FLOOR_WARM_UPS = 12
// Often enough that the floor is measured in the same circumstances, seldom enough that it does not cost the most.
const PER_FLOOR = 5
/** Each of the connections asks at least once. */
const FEWEST = 20
/** What one person may still ask an endpoint within a minute, once its time was estimated. */
const MOST_ALONE = 90

/**
 * How long each target takes, by itself and beside others. Small and large take turns within every round, and so do the
 * target and the floor, because what else the machine does is never the same twice.
 * @param {Target[]} chosen
 * @param {Place} place
 * @param {Floor | undefined} floor
 * @param {import('./options.mjs').BenchOptions} options
 * @returns {Promise<AllTimes>}
 */
export async function takeTimes(chosen, place, floor, { rounds, requests, seconds }) {
  /** @type {Map<string, Times>} */
  const of = new Map(chosen.map(({ name }) => [name, { small: [], large: [], pairs: [] }]))
  for (let left = FLOOR_WARM_UPS; left > 0; left--) await pressFloor(floor, WARM_UP)
  for (const target of chosen) await press(target, place, WARM_UP)
  const rested = await memoryOf(place.pid)
  for (let round = 1; round <= rounds; round++) {
    if (rounds > 1) say(`  round ${round} of ${rounds}`)
    /** @type {Load | undefined} */
    let yardstick
    for (const [index, target] of chosen.entries()) {
      if (index % PER_FLOOR === 0) yardstick = await pressFloor(floor, seconds)
      const times = of.get(target.name)
      await takeTurns(target, place, requests, times)
      times?.pairs.push({ own: await press(target, place, seconds), floor: yardstick })
    }
  }
  return { rested, worked: await memoryOf(place.pid), floorWorked: floor ? await memoryOf(floor.pid) : NaN, of }
}

/**
 * @param {Target} target
 * @param {Place} place
 * @param {number} requests
 * @param {Times | undefined} times
 */
async function takeTurns(target, place, requests, times) {
  await forgetCallers(place)
  for (let left = requests; left > 0; left--) {
    for (const size of sizesOf(target)) {
      const { milliseconds } = await ask(questionOf(target, size, place))
      times?.[size].push(milliseconds)
    }
  }
}

/**
 * @param {Floor | undefined} floor
 * @param {number} seconds
 */
async function pressFloor(floor, seconds) {
  if (!floor) return undefined
  const { question, pid } = floor
  const { name, url, cookie } = question
  return load({ name, url, cookies: [cookie], pid, amount: await amountFor(question, seconds) })
}

/**
 * As many requests as fill about these seconds, going by three of them.
 * @param {import('./ask.mjs').Question} question
 * @param {number} seconds
 */
async function amountFor(question, seconds) {
  const tried = [await ask(question), await ask(question), await ask(question)]
  return Math.max(FEWEST, Math.round((seconds * 1000) / median(tried.map(({ milliseconds }) => milliseconds))))
}

/**
 * @param {Target} target
 * @param {Place} place
 * @param {number} seconds
 */
async function press(target, place, seconds) {
  await forgetCallers(place)
  const question = questionOf(target, 'large', place)
  const amount = await amountFor(question, seconds)
  const { name, url, cookie } = question
  const isCounted = target.kind === 'json' && !target.as
  if (isCounted && target.isAskedAlone)
    return load({ name, url, cookies: [cookie], pid: place.pid, amount: Math.min(amount, MOST_ALONE) })
  return load({ name, url, cookies: isCounted ? place.cookies.crowd : [cookie], pid: place.pid, amount })
}
