import { randomInt } from 'node:crypto'
import net from 'node:net'
import { Stop } from './print.mjs'

/** @typedef {{ port: number, host?: string | undefined }} Place where to serve; without a host it is localhost only */

/** @type {Record<string, (port: number) => string>} */
const faultsOfPorts = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program.`,
  EACCES: (port) => `You may not listen on port ${port}: those below 1024 ask for more rights.`,
}

/** Nobody can listen there, and why; `code` is the one of the system. */
export class CannotListen extends Stop {
  /**
   * @param {string} code
   * @param {Place} place
   */
  constructor(code, { port, host = 'localhost' }) {
    const fault = faultsOfPorts[code]?.(port)
    super(
      fault ??
        `This machine cannot listen on HOST=${host} (${code}). Leave HOST out, or set it to an address of its own.`,
    )
    this.code = code
    this.isOfPort = fault !== undefined
  }
}

/**
 * Resolves to the code of the system when the server cannot listen there.
 * @param {net.Server} server
 * @param {number} port
 * @param {string} address
 */
function listen(server, port, address) {
  return new Promise((/** @type {(fault: string | undefined) => void} */ resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen(port, address, () => resolve(undefined))
  })
}

/** @param {net.Server} server */
const close = (server) => new Promise((/** @type {(error?: Error) => void} */ resolve) => server.close(resolve))

// A machine without IPv6 has only the first address of localhost.
/**
 * @param {string} code
 * @param {string} address
 * @param {Place} place
 */
const isWithout = (code, address, { host }) =>
  !host && address === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)

/**
 * Listens there with a server for each address: that of the host, or both of localhost. Rejects with a `CannotListen`, and
 * then listens on none.
 * @param {Place} place
 * @param {() => net.Server} makeServer
 */
export async function listenAt(place, makeServer) {
  /** @type {net.Server[]} */
  const servers = []
  for (const address of place.host ? [place.host] : ['127.0.0.1', '::1']) {
    const server = makeServer()
    const fault = await listen(server, place.port, address)
    if (fault === undefined) servers.push(server)
    else if (!isWithout(fault, address, place)) {
      await Promise.all(servers.map(close))
      throw new CannotListen(fault, place)
    }
  }
  return servers
}

/**
 * Why no server could listen there now, or undefined when one could.
 * @param {Place} place
 * @returns {Promise<CannotListen | undefined>}
 */
export function whyNotListen(place) {
  return listenAt(place, () => net.createServer()).then(
    async (servers) => void (await Promise.all(servers.map(close))),
    (error) => error,
  )
}

/**
 * Under which name this machine itself reaches a server that listens there.
 * @param {Place} place
 */
export const nearestHost = ({ host }) => (host && host !== '0.0.0.0' && host !== '::' ? host : 'localhost')

// Below those that systems give to outgoing connections: one of these would be taken again before its server listens.
const [FIRST, COUNT] = [20_000, 12_000]

/**
 * A port of localhost that nobody listens on, and that no connection is given later.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = FIRST + randomInt(COUNT)
  const fault = await whyNotListen({ port })
  if (!fault) return port
  if (!fault.isOfPort) throw fault
  return freePort()
}
