import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromRoot } from '../root.mjs'

const folder = fromRoot('.next/static')

/** @type {Record<string, string>} */
const types = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
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
    const file = path.join(folder, name)
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
  }
}

/**
 * Sends the packed copy of a built file to whoever takes one. Packed anew for each request, the files of one page cost as
 * much as the page, and its stylesheet waits for its scripts.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function choosePacked() {
  const packed = new Set(
    listFiles().flatMap((name) => (name.endsWith('.gz') ? `/_next/static/${name.slice(0, -3)}` : [])),
  )
  return (request, response) => {
    const [file = '', query] = request.url?.split('?') ?? []
    const type = typeOf(file)
    if (!type || !packed.has(file) || !/\bgzip\b/.test(String(request.headers['accept-encoding']))) return
    request.url = `${file}.gz${query === undefined ? '' : `?${query}`}`
    response.setHeader('content-type', type)
    response.setHeader('content-encoding', 'gzip')
  }
}
