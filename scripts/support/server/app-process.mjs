// The production server as a process of its own. It listens on localhost under both its addresses unless HOST says where.
import http from 'node:http'
import next from 'next'
import { root } from '../root.mjs'
import { blameSender, readPagePost } from './page-post.mjs'
import { Turns } from './turns.mjs'

const STOP_WITHIN = 10_000
const port = Number(process.env['PORT'])
const host = process.env['HOST']

// The name is what requests are resolved against, whatever the address: with 127.0.0.1 every rewrite would fail.
const app = next({ dev: false, dir: root, hostname: 'localhost', port })
process.env['__NEXT_PRIVATE_ORIGIN'] = `http://localhost:${port}`

const handle = app.getRequestHandler()

/** @type {http.Server[]} */
const servers = []
let isStopping = false

/** Finishes the requests at hand and leaves. */
async function stop() {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN).unref()
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  if (servers.length) await app.close()
  process.exit(0)
}

// Before the product is loaded, which puts the end of its own work in front of these.
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

const turns = new Turns({ atOnce: 6, longest: 250 })

/** Files and signs of life cost next to nothing. */
const isLight = (/** @type {string | undefined} */ url = '') => /^\/(_next\/static|api\/health)\b/.test(url)

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function answer(request, response) {
  const reading = await readPagePost(request)
  if ('status' in reading) return response.writeHead(reading.status).end()
  blameSender(request, response)
  if (!isLight(request.url) && !(await turns.of(response))) return
  return handle(reading.request, response)
}

/** @param {string} address */
async function listen(address) {
  // Whoever hangs up while being read gets no answer.
  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => resolve(undefined))
  })
  servers.push(server)
}

await app.prepare()
await listen(host || '127.0.0.1')
// A machine without IPv6 has only the first address.
if (!host) await listen('::1').catch(() => {})
