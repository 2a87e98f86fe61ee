import { networkOf } from './network-address.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */

const MINUTE = 60_000

/** As many may come from one network in a minute. A browser of ours sends none. */
const MOST = 30

/** The network of the address that the proxy names, as in lib/access/request.ts. */
const senderOf = (/** @type {Request} */ { headers }) =>
  networkOf(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  )

/** Counts the inputs that Next could not read, which it logs before any limit of the product applies. */
export class BadInputs {
  /** @type {Map<string, number>} */
  #counts = new Map()
  #since = 0

  #current() {
    if (performance.now() - this.#since > MINUTE) {
      this.#counts.clear()
      this.#since = performance.now()
    }
    return this.#counts
  }

  /** @param {Request} request */
  note(request) {
    const [counts, sender] = [this.#current(), senderOf(request)]
    counts.set(sender, (counts.get(sender) ?? 0) + 1)
  }

  /** @param {Request} request */
  areTooMany = (request) => (this.#current().get(senderOf(request)) ?? 0) >= MOST
}
