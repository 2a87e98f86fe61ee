import { ask } from './ask.mjs'
import { countQueries } from './count-queries.mjs'
import { forgetCallers, questionOf, sizesOf } from './questions.mjs'
import { weigh } from './weigh.mjs'

/** @typedef {import('./count-queries.mjs').DatabaseWork} DatabaseWork */
/** @typedef {{ small: DatabaseWork | undefined, large: DatabaseWork, weight: import('./weigh.mjs').Weight }} Stock */

/**
 * What one request of each target asks of the database, in both workspaces, and how much it sends. These figures are
 * the same on every machine, but for the milliseconds.
 * @param {import('./targets.mjs').Target[]} chosen
 * @param {import('./measure-all.mjs').Place} place
 * @returns {Promise<Map<string, Stock>>}
 */
export async function takeStock(chosen, place) {
  /** @type {Map<string, Stock>} */
  const stock = new Map()
  for (const target of chosen) {
    await forgetCallers(place)
    const question = questionOf(target, 'large', place)
    const small = sizesOf(target).includes('small') ? questionOf(target, 'small', place) : undefined
    stock.set(target.name, {
      small: small && (await countQueries(small, place.postgresLog)),
      large: await countQueries(question, place.postgresLog),
      weight: await weigh((await ask(question)).body, place.origin),
    })
  }
  return stock
}
