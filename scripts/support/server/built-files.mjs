import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromRoot } from '../root.mjs'
import { STAY_ON_HTTPS } from './page-headers.mjs'

const folder = fromRoot('.next/static')

/** @type {Record<string, string>} */
const types = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** @param {string} name */
const typeOf = (name) => types[path.extname(name)]

/** The built files, by their paths below the folder. */
const listFiles = () =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** Leaves a packed copy beside every built file that becomes smaller by it, as a part of the build. */
export function packFiles() {
  for (const name of listFiles().filter(typeOf)) {
    const whole = readFileSync(path.join(folder, name))
    const packed = gzipSync(whole, { level: 9 })
    if (packed.length < whole.length) writeFileSync(path.join(folder, `${name}.gz`), packed)
  }
}

/** As next.config.ts says of them; their names change with their content. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/**
 * Answers for a built file from memory, packed for who takes that; resolves to false for anything else. Through Next each
 * costs twice as much, and the stylesheet of a page waits for its scripts.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>}
 */
export function serveBuilt() {
  const names = new Set(listFiles())
  /** @type {Map<string, Buffer>} all of them are a few megabytes */
  const kept = new Map()
  return async ({ url = '', method = '', headers }, response) => {
    const name = /^\/_next\/static\/([^?]+)/.exec(url)?.[1] ?? ''
    const type = typeOf(name)
    if (!type || !names.has(name) || !['GET', 'HEAD'].includes(method)) return false
    const isPacked = names.has(`${name}.gz`) && /\bgzip\b/.test(String(headers['accept-encoding']))
    const file = isPacked ? `${name}.gz` : name
    const body = kept.get(file) ?? (await readFile(path.join(folder, file)))
    kept.set(file, body)
    response.writeHead(200, {
      ...KEPT,
      'content-type': type,
      'content-length': body.length,
      vary: 'Accept-Encoding',
      ...(isPacked && { 'content-encoding': 'gzip' }),
      ...(headers['x-forwarded-proto'] === 'https' && { 'strict-transport-security': STAY_ON_HTTPS }),
    })
    response.end(body)
    return true
  }
}
