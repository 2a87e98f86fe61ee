// The production server as a process of its own. It listens on localhost under both its addresses unless HOST says where.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import next from 'next'
import { listenAt, nearestHost } from '../ports.mjs'
import { run, Stop } from '../print.mjs'
import { fromRoot, root } from '../root.mjs'
import { blameSender, readWhole } from './whole-request.mjs'
import { choosePacked } from './packed-files.mjs'
import { Turns } from './turns.mjs'

const STOP_WITHIN = 10_000

/** So long a line that was at rest may still bring a request, in milliseconds; it is told that it is the last. */
const LAST_REQUESTS = 500

/** How long the head of a request may take to arrive, and how long all of it, in milliseconds; Node answers 408 then. */
const patience = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 }
const port = Number(process.env['PORT'])
const place = { port, host: process.env['HOST'] || undefined }
const { RAPPORT_MODE: mode, APP_URL: address = '' } = process.env
// On one's own machine we are wherever we were asked, under any of its names.
const ourOrigin = mode === 'production' ? new URL(address).origin : undefined

// The build keeps its configuration. Read from next.config.ts, it would bring the compiler along, of 30 MB.
const { config } = JSON.parse(readFileSync(fromRoot('.next/required-server-files.json'), 'utf8'))
process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)

// The name is what requests are resolved against, whatever the address: with 127.0.0.1 every rewrite would fail.
const app = next({ dev: false, dir: root, hostname: 'localhost', port })
process.env['__NEXT_PRIVATE_ORIGIN'] = `http://localhost:${port}`

const handle = app.getRequestHandler()
const preferPacked = choosePacked()

/** @type {http.Server[]} */
const servers = []

function makeServer() {
  // Whoever hangs up while being read gets no answer.
  const answering = (/** @type {http.IncomingMessage} */ request, /** @type {http.ServerResponse} */ response) =>
    void answer(request, response).catch(() => response.destroy())
  const server = http.createServer(patience, answering)
  servers.push(server)
  return server
}

// The port is taken first: a product that then finds no place would serve nobody, and do jobs all the same. Who asks before
// it is prepared waits.
const listening = listenAt(place, makeServer)
const prepared = listening.then(() => app.prepare())
let isStopping = false

/**
 * Takes no further line, finishes what comes on those there are, and closes them once they had the time to say so: a
 * request that is under way when its line is closed would be lost. Node's own `close` closes those at rest at once.
 * @param {http.Server} server
 */
async function close(server) {
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
  await pause(LAST_REQUESTS)
  server.closeIdleConnections()
  await closed
}

/** Finishes the requests at hand and leaves. */
async function stop() {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN).unref()
  await listening.catch(() => [])
  await Promise.all(servers.filter(({ listening: isOpen }) => isOpen).map(close))
  await app.close()
  process.exit(0)
}

// Before the product is loaded, which puts the end of its own work in front of these.
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

const turns = new Turns({ atOnce: 6, longest: 250 })

/** Files and signs of life cost next to nothing. */
const isLight = (/** @type {string | undefined} */ url = '') => /^\/(_next\/static|api\/health)\b/.test(url)

/**
 * The rest of the body is let by unread until its time is over: who still writes when a line closes never reads why.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {number} status
 */
function refuse(request, response, status) {
  request.resume()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${http.STATUS_CODES[status]}\n`)
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function answer(request, response) {
  await prepared
  if (isStopping) response.setHeader('connection', 'close')
  const reading = await readWhole(request, ourOrigin)
  if ('status' in reading) return refuse(request, response, reading.status)
  blameSender(request, response)
  if (!isLight(request.url) && !(await turns.of(response))) return
  preferPacked(reading.request, response)
  return handle(reading.request, response)
}

// Where the product could not begin, Next goes on without it and answers 500 to everybody.
function isAnswering() {
  return new Promise((/** @type {(isSo: boolean) => void} */ resolve) => {
    const target = { host: nearestHost(place), port, path: '/api/health?probe=live' }
    http.get(target, (answered) => resolve(answered.resume().statusCode === 200)).once('error', () => resolve(false))
  })
}

await run(async () => {
  await prepared
  if (!(await isAnswering())) throw new Stop('The product could not begin; the reason stands above.')
  process.send?.('ready')
})
// Next would keep the process alive, whatever was thrown in it.
if (process.exitCode) process.exit()
