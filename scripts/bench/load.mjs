import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Stop } from '../support/print.mjs'

/** @typedef {{ perSecond: number, p99: number, cpu: number }} Load requests per second; milliseconds */

const CONNECTIONS = 20

const require = createRequire(import.meta.url)

// It brings no types of its own, so that what is used of it is written down here.
/**
 * @typedef {object} Result
 * @property {{ total: number }} requests
 * @property {{ p99: number }} latency
 * @property {number} duration in seconds
 * @property {number} non2xx
 * @property {number} errors
 * @property {number} timeouts
 */
/** @type {(options: { url: string, connections: number, amount: number, timeout: number, requests: { headers: Record<string, string> }[] }) => Promise<Result>} */
const autocannon = require('autocannon')

/**
 * Asks so many times over twenty connections at once. With several cookies every request is the next person's. A number
 * and not a duration, because what is cut off would go on being answered at the expense of what is measured next.
 * @param {{ name: string, url: string, cookies: string[], pid: number, amount: number }} options
 * @returns {Promise<Load>}
 */
export async function load({ name, url, cookies, pid, amount }) {
  const requests = cookies.map((cookie) => ({ headers: { accept: 'text/html,application/json', cookie } }))
  const before = await cpuOf(pid)
  const result = await autocannon({ url, connections: CONNECTIONS, amount, requests, timeout: 60 })
  const spent = (await cpuOf(pid)) - before
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad > 0) throw new Stop(`${name} failed ${bad} of ${result.requests.total} times under load.`)
  const total = result.requests.total
  return { perSecond: total / result.duration, p99: result.latency.p99, cpu: total ? spent / total : NaN }
}

const TICK_MS = 10

/**
 * Milliseconds of processor time a process has used so far; NaN where the system does not say it in /proc.
 * @param {number} pid
 */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/**
 * Megabytes a process holds; NaN where the system does not say it in /proc.
 * @param {number} pid
 */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024
}
