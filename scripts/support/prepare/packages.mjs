import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { runNode } from '../children.mjs'
import { readJson } from '../json-file.mjs'
import { withLock } from '../lock.mjs'
import { say, secondsSince, Stop } from '../print.mjs'
import { fromRoot, root } from '../root.mjs'

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage */

const npmPlaces = ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']

/**
 * Installs the packages of package-lock.json unless node_modules already holds them, which needs no network.
 * @param {{ production?: boolean }} [options] `production` is content without the packages only development needs
 */
export async function ensureInstalled({ production = false } = {}) {
  if (await isInstalled(production)) return
  const install = async () => {
    if (!(await isInstalled(production))) await installAll(production)
  }
  await withLock(fromRoot('.data/install.lock'), install, 'Waiting for another start to install the packages …')
}

/**
 * Whether node_modules holds what the lock file asks for. npm keeps a note there of what it put in, whoever ran it and
 * whatever they ran: that alone is asked, since a note of our own would still speak of what has been taken out again.
 * @param {boolean} production
 * @param {string} [folder] the checkout
 */
export async function isInstalled(production, folder = root) {
  const [locked, installed] = await Promise.all([
    readJson(path.join(folder, 'package-lock.json')),
    readJson(path.join(folder, 'node_modules/.package-lock.json')),
  ])
  if (!locked || !installed) return false
  /** @type {[string, LockedPackage][]} */
  const wanted = Object.entries(locked.packages)
  return wanted.every(([place, one]) => {
    const found = installed.packages[place]
    if (place === '' || (!found && mayBeAbsent(one, production))) return true
    return found?.version === one.version && found?.integrity === one.integrity
  })
}

/**
 * @param {LockedPackage} one
 * @param {boolean} production
 */
function mayBeAbsent(one, production) {
  if (production && (one.dev || one.devOptional)) return true
  if (!one.optional && !one.devOptional) return false
  const isForHere = (one.os?.includes(process.platform) ?? false) && (one.cpu?.includes(process.arch) ?? false)
  return !isForHere || one.libc !== undefined
}

/** @param {boolean} production */
async function installAll(production) {
  const start = performance.now()
  say('Installing the packages of package-lock.json …')
  // Install scripts are never run: what they would do here is to download binaries that Rapport does without.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await npm([...args, production ? '--omit=dev' : '--include=dev'])
  say(`Installed in ${secondsSince(start)}.`)
}

/**
 * Runs the npm beside this Node.js.
 * @param {string[]} args
 */
export async function npm(args) {
  const beside = path.dirname(await realpath(process.execPath))
  const places = [process.env['npm_execpath'] ?? '', ...npmPlaces.map((place) => path.join(beside, place))]
  const cli = places.find((place) => path.basename(place) === 'npm-cli.js' && existsSync(place))
  if (!cli) throw new Stop('npm was not found beside Node.js. Run `npm ci --ignore-scripts` by hand and start again.')
  // Asked to end, npm would first install everything and then remove it all, under the hands of a next start.
  const code = await runNode({ args: [cli, ...args], env: process.env, endBy: 'SIGKILL' })
  if (code !== 0) throw new Stop('npm failed; its reason stands above.')
}
