import { gzipSync } from 'node:zlib'

/** @typedef {{ html: number, script: number }} Weight bytes; the script packed with gzip */

/**
 * How heavy a page is: its HTML as it is, and every script the HTML itself names, packed.
 * @param {string} body
 * @param {string} origin
 * @returns {Promise<Weight>}
 */
export async function weigh(body, origin) {
  const tags = [...body.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\bnomodule\b/i.test(tag))
  const addresses = new Set(tags.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), origin).href))
  const sizes = await Promise.all([...addresses].map(packedSize))
  return { html: Buffer.byteLength(body), script: sizes.reduce((sum, size) => sum + size, 0) }
}

/** @type {Map<string, Promise<number>>} */
const known = new Map()

/** @param {string} address */
function packedSize(address) {
  const size = known.get(address) ?? fetchPacked(address)
  known.set(address, size)
  return size
}

/** @param {string} address */
async function fetchPacked(address) {
  const answer = await fetch(address)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}
