/**
 * @typedef {object} Place where one body is kept
 * @property {(length: number) => boolean} take whether so many bytes more may be held
 * @property {() => void} finish says that all of it has arrived
 * @property {AbortSignal} signal tells that it has to make way
 */

/** The memory for bodies, over all connections. When it is full, the oldest unfinished body makes way for another. */
export class BodyRoom {
  #held = 0
  #most
  /** @type {Set<() => void>} how to end each unfinished body, the oldest first */
  #unfinished = new Set()

  /** @param {number} most */
  constructor(most) {
    this.#most = most
  }

  /**
   * Counts the bytes of a body as held until its answer ends.
   * @param {import('node:events').EventEmitter} answer
   * @returns {Place}
   */
  placeFor(answer) {
    const ending = new AbortController()
    let own = 0
    const free = () => {
      this.#unfinished.delete(end)
      this.#held -= own
      own = 0
    }
    const end = () => {
      free()
      ending.abort()
    }
    const take = (/** @type {number} */ length) => {
      if (!this.#makeRoom(length, end)) return false
      own += length
      this.#held += length
      this.#unfinished.add(end)
      return true
    }
    answer.once('close', free)
    return { take, finish: () => void this.#unfinished.delete(end), signal: ending.signal }
  }

  /**
   * @param {number} length
   * @param {() => void} asking the body it is for, which never makes way for itself
   */
  #makeRoom(length, asking) {
    for (const end of this.#unfinished) {
      if (this.#held + length <= this.#most) return true
      if (end !== asking) end()
    }
    return this.#held + length <= this.#most
  }
}
