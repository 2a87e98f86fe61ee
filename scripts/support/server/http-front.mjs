import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { BadInputs } from './bad-inputs.mjs'
import { BodyRoom } from './body-room.mjs'
import { blameSender, isForPage, readWhole } from './whole-request.mjs'

/** How long the head of a request may take to arrive, and all of it, in milliseconds; Node answers 408 then. */
const patience = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 }

/** How long open connections may still bring requests during a stop, in milliseconds. */
const LAST_REQUESTS = 500

/** The most bytes of bodies that are held at the same time, over all connections. */
const MOST_HELD = 64 * 1_048_576

/**
 * @typedef {object} FrontOptions
 * @property {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>} handle the product
 * @property {string} [ourOrigin] the one in the settings of production
 * @property {Partial<typeof patience>} [limits]
 * @property {number} [mostHeld]
 */

/** The HTTP servers before the product: they hand it whole requests only, and close without losing one. */
export class HttpFront {
  #options
  #badInputs = new BadInputs()
  #room
  /** @type {http.Server[]} */
  #servers = []
  /** @type {Set<net.Socket>} */
  #connections = new Set()
  #isStopping = false

  /** @param {FrontOptions} options */
  constructor(options) {
    this.#options = options
    this.#room = new BodyRoom(options.mostHeld ?? MOST_HELD)
  }

  createServer() {
    // A sender that hangs up while its body is read gets no answer.
    const answering = (/** @type {http.IncomingMessage} */ request, /** @type {http.ServerResponse} */ response) =>
      void this.#answer(request, response).catch(() => response.destroy())
    const server = http.createServer({ ...patience, ...this.#options.limits }, answering)
    server.on('connection', (connection) => {
      this.#connections.add(connection)
      connection.once('close', () => this.#connections.delete(connection))
    })
    this.#servers.push(server)
    return server
  }

  /** Takes no new connection, finishes the open requests and closes. */
  async stop() {
    this.#isStopping = true
    await Promise.all(this.#servers.filter(({ listening }) => listening).map((server) => this.#close(server)))
  }

  /**
   * Node's own `close` ends idle connections immediately, and with them a request that is on its way. It never ends one
   * that has not sent anything, which browsers open in advance.
   * @param {http.Server} server
   */
  async #close(server) {
    const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
    await pause(LAST_REQUESTS)
    server.closeIdleConnections()
    for (const connection of this.#connections) if (connection.bytesRead === 0) connection.destroy()
    await closed
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  async #answer(request, response) {
    if (this.#isStopping) response.setHeader('connection', 'close')
    if (isForPage(request) && this.#badInputs.areTooMany(request)) return refuse(request, response, 429)
    const reading = await readWhole(request, this.#room.placeFor(response), this.#options.ourOrigin)
    if ('status' in reading) return refuse(request, response, reading.status)
    blameSender(request, response, () => this.#badInputs.note(request))
    return this.#options.handle(reading.request, response)
  }
}

/**
 * Reads past the rest of the body until its deadline: a sender whose connection closes while it writes never sees why.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {number} status
 */
function refuse(request, response, status) {
  request.resume()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${http.STATUS_CODES[status]}\n`)
}
