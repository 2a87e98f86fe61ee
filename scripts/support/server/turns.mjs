/** @typedef {import('node:events').EventEmitter} Answer a response: all that matters here is that it closes in the end */

/**
 * Lets only a few answers be made at the same time; the others wait in the order they came. Twenty pages that are made
 * together all end late, and what each has half made outlives so many rounds of the garbage collector that it is moved
 * to where only the slow ones clean up. A few at a time cost less, and the slowest of twenty or sixty ends a quarter sooner.
 *
 * A turn ends with its answer, and after `longest` milliseconds in any case: an open stream, a slow reader or a stuck
 * query keep nobody else waiting.
 */
export class Turns {
  #taken = 0
  /** @type {Set<() => void>} */
  #line = new Set()
  #atOnce
  #longest

  /** @param {{ atOnce: number, longest: number }} limits */
  constructor({ atOnce, longest }) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /**
   * Resolves when the turn of this answer has come: true, or false when nobody waits for it any more.
   * @param {Answer} answer
   */
  async of(answer) {
    if (this.#taken < this.#atOnce) this.#taken += 1
    else if (!(await this.#stand(answer))) return false
    this.#hold(answer)
    return true
  }

  /**
   * Stands in line until somebody's place is free, which is handed on.
   * @param {Answer} answer
   * @returns {Promise<boolean>}
   */
  #stand(answer) {
    return new Promise((resolve) => {
      const enter = () => step(true)
      const leave = () => step(false)
      const step = (/** @type {boolean} */ hasCome) => {
        this.#line.delete(enter)
        answer.removeListener('close', leave)
        resolve(hasCome)
      }
      this.#line.add(enter)
      answer.once('close', leave)
    })
  }

  /** @param {Answer} answer */
  #hold(answer) {
    const end = () => {
      clearTimeout(timer)
      answer.removeListener('close', end)
      this.#handOn()
    }
    const timer = setTimeout(end, this.#longest)
    answer.once('close', end)
  }

  #handOn() {
    const [first] = this.#line
    if (first) first()
    else this.#taken -= 1
  }
}
