import { on } from 'node:events'
import http from 'node:http'

/**
 * As much as is taken of a form or an action, in bytes. A form posted by a browser without its script holds every answer
 * at once: a hundred of 10,000 characters, of up to three bytes each.
 */
export const LONGEST_BODY = 4 * 1_048_576

/** The limit of an imported file, in bytes: 5 MB of CSV arrive as base64 in JSON. */
const LONGEST_IMPORT = 7 * 1_048_576

const imports = ['/api/people/import', '/api/goals/import']

/** The limit of every other endpoint, in bytes. */
const LONGEST_CALL = 1_048_576

/** The limit of next-auth's own forms, in bytes. */
const LONGEST_SIGN_IN = 16_384

/** The limit of what a browser reports, in bytes; as in lib/shared/error-reports/reporting.ts. */
const LONGEST_REPORT = 65_536

/** @typedef {import('./body-room.mjs').Place} Place */

/** @typedef {{ request: http.IncomingMessage } | { status: number }} Reading the request to go on with, or why not */

/**
 * The path as Next reads it, without escapes; undefined when it is not valid.
 * @param {http.IncomingMessage} request
 */
function pathOf({ url = '' }) {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    return path.startsWith('/') ? path : undefined
  } catch {
    return undefined
  }
}

const isReport = (/** @type {string | undefined} */ path) => path === '/monitoring'

/** What is sent to a page, be it a form or an action. */
export function isForPage(/** @type {http.IncomingMessage} */ request) {
  const path = pathOf(request)
  return request.method === 'POST' && !path?.startsWith('/api/') && !isReport(path)
}

function longestOf(/** @type {http.IncomingMessage} */ request) {
  if (isForPage(request)) return LONGEST_BODY
  const path = pathOf(request) ?? ''
  if (imports.includes(path)) return LONGEST_IMPORT
  if (isReport(path)) return LONGEST_REPORT
  return path.startsWith('/api/auth/') ? LONGEST_SIGN_IN : LONGEST_CALL
}

/** @param {http.IncomingMessage} request */
const isAction = ({ headers }) => headers['next-action'] !== undefined

/** @param {string} value */
const hostOf = (value) => (URL.canParse(value) ? new URL(value).host : undefined)

/**
 * Where we are is what the settings say, and on one's own machine, where they need not, what we were asked by.
 * @param {http.IncomingMessage} request
 * @param {string} [ourOrigin]
 */
function isForeign({ headers }, ourOrigin) {
  if (headers.origin === undefined) return false
  if (ourOrigin !== undefined) return headers.origin !== ourOrigin
  const forwarded = [headers['x-forwarded-host']].flat()[0]?.split(',')[0]?.trim()
  return hostOf(headers.origin) !== (forwarded || headers.host)
}

/**
 * All of the body, or the status to refuse it with. A length that is too long is refused before the body arrives.
 * @param {http.IncomingMessage} request
 * @param {Place} place
 * @returns {Promise<Buffer | number>}
 */
async function readBody(request, place) {
  const longest = longestOf(request)
  if (Number(request.headers['content-length']) > longest) return 413
  /** @type {Buffer[]} */
  const chunks = []
  let length = 0
  try {
    for await (const [chunk] of on(request, 'data', { close: ['end'], signal: place.signal })) {
      length += chunk.length
      if (length > longest) return 413
      if (!place.take(chunk.length)) return 503
      chunks.push(chunk)
    }
  } catch (error) {
    if (place.signal.aborted) return 408
    throw error
  }
  place.finish()
  return Buffer.concat(chunks)
}

/**
 * @param {string} type
 * @param {Buffer} body
 */
const isReadable = (type, body) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  )

/**
 * The same request, to be read again.
 * @param {http.IncomingMessage} request
 * @param {Buffer} body
 */
function withBody(request, body) {
  const copy = new http.IncomingMessage(request.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  copy.push(body)
  copy.push(null)
  copy.complete = true
  return copy
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** What was built and what lies in `public` is only there to be read. */
const isFile = (/** @type {string} */ path) =>
  /^\/(_next\/static|screens|tutorials)\/|^\/[^/]+[.](ico|png|svg|txt|webmanifest)$/.test(path)

/**
 * Why there is nothing to answer, whatever the body says: Next would fail over a path that says nothing, and over a method
 * that its files do not know.
 * @param {http.IncomingMessage} request
 */
function refusalOf(request) {
  const { method = '' } = request
  const path = pathOf(request)
  if (path === undefined) return 400
  return !methods.includes(method) || (isFile(path) && method !== 'GET' && method !== 'HEAD') ? 405 : undefined
}

const hasBody = (/** @type {http.IncomingMessage} */ { headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The request with all of its body, before anything waits for a turn or begins: who sends half of one holds up nobody.
 * What was sent to a page is looked at before Next does, which answers 500 to a body that it cannot read, and to one from
 * another site.
 * @param {http.IncomingMessage} request
 * @param {Place} place
 * @param {string} [ourOrigin] the one in the settings of production
 * @returns {Promise<Reading>}
 */
export async function readWhole(request, place, ourOrigin) {
  const refusal = refusalOf(request)
  if (refusal !== undefined) return { status: refusal }
  const isForm = isForPage(request) && request.headers['content-type']?.startsWith('multipart/form-data')
  const isPosted = isForPage(request) && (isForm || isAction(request))
  if (isPosted && isForeign(request, ourOrigin)) return { status: 403 }
  // Next asks once more, by what a proxy says of the host. That may lack the port, or be whatever the visitor sent.
  if (isPosted && ourOrigin !== undefined) request.headers['x-forwarded-host'] = new URL(ourOrigin).host
  if (!hasBody(request)) return { request }
  const body = await readBody(request, place)
  if (typeof body === 'number') return { status: body }
  const isUnreadable = isForm && !(await isReadable(request.headers['content-type'] ?? '', body))
  return isUnreadable ? { status: 400 } : { request: withBody(request, body) }
}

/**
 * Makes the 500 with which Next says that it could not read the input of an action a 400. An action of ours never ends
 * in one: its failures are answers, which lib/access gives with status 200. A page that fails answers in HTML.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {() => void} note
 */
export function blameSender(request, response, note) {
  if (!isForPage(request)) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const isUnreadable = status === 500 && !String(response.getHeader('content-type')).startsWith('text/html')
    if (isUnreadable) note()
    return writeHead(isUnreadable ? 400 : status, ...rest)
  }
}
