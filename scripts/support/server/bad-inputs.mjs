/** @typedef {import('node:http').IncomingMessage} Request */

const MINUTE = 60_000

/** As many may come from one address in a minute. A browser of ours sends none. */
const MOST = 30

/** The address the proxy names, as in lib/access/request.ts. */
const addressOf = (/** @type {Request} */ { headers }) =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? ''

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
    const [counts, address] = [this.#current(), addressOf(request)]
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }

  /** @param {Request} request */
  areTooMany = (request) => (this.#current().get(addressOf(request)) ?? 0) >= MOST
}
