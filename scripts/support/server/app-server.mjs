import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startNode } from '../children.mjs'
import { Stop } from '../print.mjs'
import { waitUntil } from '../processes.mjs'

const START_WITHIN = 120_000

/** What Node.js is told before the product is loaded. The development server tells its own process, and takes none. */
const productionFlags = [
  // What turns a query into SQL is compiled a second time, for speed, once it is busy: with the default budget that is during
  // the first two pages already, and takes a fifth of the memory of a server at rest.
  '--wasm-tiering-budget=100000000',
  // Each page leaves much garbage; with room for twice as much, collecting it takes about a twentieth less of a page.
  '--max-semi-space-size=32',
]

/**
 * Starts the product's server and waits until it takes requests; that it does is its own word, because somebody else's
 * server would answer a knock just as well.
 * @param {{ env: NodeJS.ProcessEnv, port: number, host?: string, development?: boolean, log?: string }} options
 * @returns {Promise<import('../children.mjs').Child>}
 */
export async function startAppServer({ env, port, host, development = false, log }) {
  const entry = development ? import.meta.resolve('./dev-process.mjs') : import.meta.resolve('./app-process.mjs')
  /** @type {NodeJS.ProcessEnv} */
  const whole = { ...env, PORT: String(port), HOST: host ?? '', NODE_ENV: development ? 'development' : 'production' }
  const flags = development ? [] : productionFlags
  const child = startNode({ args: [fileURLToPath(entry)], flags, env: whole, log, tells: true })
  const isInTime = await waitUntil(() => child.isReady() || child.hasExited(), START_WITHIN)
  if (child.isReady() && !child.hasExited()) return child
  await child.stop()
  const where = log ? `in ${log}. It ends with: ${endOf(log)}` : 'above.'
  throw new Stop(
    isInTime
      ? `The server did not start. Its reason stands ${where}`
      : `The server did not start within ${START_WITHIN / 1000} seconds. What it said stands ${where}`,
  )
}

/** @param {string} log */
const endOf = (log) => readFileSync(log, 'utf8').trim().slice(-400)
