import path from 'node:path'
import { dataDir, localSettings } from '../support/environment.mjs'
import { readJson } from '../support/json-file.mjs'
import { freePort } from '../support/ports.mjs'
import { fromRoot, root } from '../support/root.mjs'
import { runTool } from './floor/run-tool.mjs'
import { mintCookies } from './sessions.mjs'

/** @typedef {{ command: string, env: NodeJS.ProcessEnv, url: string, cookie: string }} Start the address is the first page */
/** @typedef {{ milliseconds: number, memory: number }} Started until the first page; megabytes of all processes at rest */
/** @typedef {{ own: Started, floor: Started }} Starts */

/**
 * How long `npm run serve` takes on a migrated database, and what it holds at rest, beside the floor.
 * @param {string} databaseUrl
 * @param {import('./floor/floor.mjs').Floor} floor
 * @param {import('./options.mjs').BenchOptions} options
 * @returns {Promise<Starts>}
 */
export async function takeStarts(databaseUrl, floor, { starts: runs }) {
  const own = await startOfProduct(databaseUrl, await freePort())
  return { own: await measure(own, runs), floor: await measure(floor.start(await freePort()), runs) }
}

/**
 * @param {string} databaseUrl
 * @param {number} port
 * @returns {Promise<Start>}
 */
async function startOfProduct(databaseUrl, port) {
  const place = { port, databaseUrl, smtpUrl: 'smtp://127.0.0.1:9', mailboxDir: undefined }
  const settings = await localSettings({ mode: 'test', dataDir: path.join(dataDir, 'bench'), ...place })
  const origin = `http://127.0.0.1:${port}`
  const env = { ...settings, RAPPORT_MODE: 'production', APP_URL: origin, HOST: '127.0.0.1', WORKER: 'off' }
  const { viewer } = await mintCookies(env['NEXTAUTH_SECRET'] ?? '')
  const { scripts } = await readJson(fromRoot('package.json'))
  return { command: scripts.serve, env, url: `${origin}/users`, cookie: viewer.large }
}

/**
 * @param {Start} start
 * @param {number} runs
 * @returns {Promise<Started>}
 */
async function measure({ command, env, url, cookie }, runs) {
  const args = [
    '--cmd',
    command,
    '--cwd',
    root,
    '--url',
    url,
    '--cookie',
    cookie,
    '--runs',
    String(runs),
    '--idle',
    '4',
  ]
  const { first_200_ms: milliseconds, idle_pss_MiB: memory } = JSON.parse(await runTool('cold-start.mjs', args, env))
  return { milliseconds, memory }
}
