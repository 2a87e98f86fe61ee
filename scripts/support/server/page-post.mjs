import http from 'node:http'

/**
 * As much as is taken of a form or an action, in bytes. A form posted by a browser without its script holds every answer
 * at once: a hundred of 10,000 characters, of up to three bytes each.
 */
export const LONGEST_BODY = 4 * 1_048_576

/** @typedef {{ request: http.IncomingMessage } | { status: number }} Reading the request to go on with, or why not */

/** What is sent to a page, be it a form or an action, is read before Next does; an upload under /api is not. */
const isForPage = (/** @type {http.IncomingMessage} */ { method, url }) =>
  method === 'POST' && !url?.startsWith('/api/')

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

/** @param {http.IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= LONGEST_BODY) chunks.push(chunk)
  }
  return length <= LONGEST_BODY ? Buffer.concat(chunks) : undefined
}

/**
 * @param {string} type
 * @param {Buffer} body
 */
const isForm = (type, body) =>
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

/**
 * Looks at what was sent to a page before Next does, which answers 500 to a body that it cannot read, and to one from
 * another site.
 * @param {http.IncomingMessage} request
 * @param {string} [ourOrigin] the one in the settings of production
 * @returns {Promise<Reading>}
 */
export async function readPagePost(request, ourOrigin) {
  const type = request.headers['content-type'] ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  if (!isForPage(request) || !(isMultipart || isAction(request))) return { request }
  if (isForeign(request, ourOrigin)) return { status: 403 }
  // Next asks once more, by what a proxy says of the host. That may lack the port, or be whatever the visitor sent.
  if (ourOrigin !== undefined) request.headers['x-forwarded-host'] = new URL(ourOrigin).host
  const body = await readBody(request)
  if (!body) return { status: 413 }
  return isMultipart && !(await isForm(type, body)) ? { status: 400 } : { request: withBody(request, body) }
}

/**
 * Makes the 500 with which Next says that it could not read the input of an action a 400. An action of ours never ends
 * in one: its failures are answers, which lib/access gives with status 200.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
export function blameSender(request, response) {
  if (!isForPage(request) || !isAction(request)) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) =>
    writeHead(status === 500 ? 400 : status, ...rest)
}
