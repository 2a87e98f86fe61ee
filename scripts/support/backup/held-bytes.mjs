import { createHash } from 'node:crypto'
import { damaged } from './backup-format.mjs'

/**
 * Bytes as they come, held until they are taken, with the checksum of all that was.
 * @param {AsyncIterable<Buffer>} source
 */
export function holdBytes(source) {
  const chunks = source[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  /** @type {Buffer} */
  let held = Buffer.alloc(0)

  const hasMore = async () => {
    const { done, value } = await chunks.next()
    if (done) return false
    held = held.length ? Buffer.concat([held, value]) : value
    return true
  }
  return {
    held: () => held,
    checksum: () => hash.copy().digest('hex'),
    isAtEnd: async () => held.length === 0 && !(await hasMore()),
    /** Waits for more, which there must be. */
    fetchMore: async () => {
      if (!(await hasMore())) throw damaged()
    },
    /** @param {number} length */
    take: (length) => {
      const taken = held.subarray(0, length)
      held = held.subarray(length)
      hash.update(taken)
      return taken
    },
  }
}
