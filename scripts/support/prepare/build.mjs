import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runNode } from '../children.mjs'
import { readJson, writeJson } from '../json-file.mjs'
import { withLock } from '../lock.mjs'
import { say, secondsSince, Stop } from '../print.mjs'
import { fromRoot } from '../root.mjs'
import { packFiles } from '../server/built-files.mjs'
import { setMapsAside } from '../server/source-maps.mjs'
import { buildSettingsCheck } from './refuse-unusable.mjs'

const folders = ['app', 'components', 'lib', 'emails', 'public', 'prisma/schema']
const single = [
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'package-lock.json',
  'tsconfig.json',
]
const configs = ['next.config.ts', 'tailwind.config.ts', 'postcss.config.mjs']
const stampFile = fromRoot('.next/built-from.json')

/**
 * Makes the production build unless the one at hand is of these very sources. It needs no database.
 * @param {{ closers?: import('../shutdown.mjs').Closers, anew?: boolean }} [options]
 */
export async function ensureBuilt({ closers, anew = false } = {}) {
  if (!anew && (await isBuilt())) return
  const build = async () => {
    if (anew || !(await isBuilt())) await buildNow(closers)
  }
  await withLock(fromRoot('.data/build.lock'), build, 'Waiting for another start to finish its build …')
}

/** @param {import('../shutdown.mjs').Closers} [closers] */
async function buildNow(closers) {
  const start = performance.now()
  const stamp = stampSources()
  say('Building …')
  await rm(stampFile, { force: true })
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', RAPPORT_MODE: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const args = [fromRoot('node_modules/next/dist/bin/next'), 'build']
  const code = await runNode({ args, env, closers })
  if (code !== 0) throw new Stop('The build failed; the reason stands above.')
  setMapsAside()
  packFiles()
  await buildSettingsCheck()
  await writeJson(stampFile, { ...stamp, buildId: await buildId() })
  say(`Built in ${secondsSince(start)}.`)
}

/** Whether the production build at hand is of these very sources. One made by hand does not count, by its id. */
export async function isBuilt() {
  const stamp = await readJson(stampFile)
  if (!stamp?.buildId || stamp.buildId !== (await buildId())) return false
  return isUntouched(stamp) || stamp.hash === hashSources()
}

/** What a build is made from, before it begins. */
export const stampSources = () => ({ at: Date.now(), list: hashList(listSources()), hash: hashSources() })

/**
 * Whether no source has come, gone or changed since the build, by the file system's word: reading them all takes a
 * quarter of a second. Of a copied folder it knows nothing.
 * @param {{ at: number, list: string }} stamp
 */
export function isUntouched({ at, list }) {
  const files = listSources()
  return hashList(files) === list && files.every((file) => statSync(fromRoot(file)).ctimeMs < at)
}

const buildId = () => readFile(fromRoot('.next/BUILD_ID'), 'utf8').catch(() => undefined)

const listSources = () => [...single, ...configs, ...folders.flatMap(listFiles).sort()]

/** @param {string[]} files */
function hashList(files) {
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return createHash('sha256')
    .update(JSON.stringify([process.version, inlined.sort(), files]))
    .digest('hex')
}

// Synchronous, because that reads many small files three times as fast.
function hashSources() {
  const files = listSources()
  const hash = createHash('sha256').update(hashList(files))
  for (const name of files) hash.update(name).update(readFileSync(fromRoot(name)))
  return hash.digest('hex')
}

// What is generated follows from the rest and is left out.
/** @param {string} folder */
function listFiles(folder) {
  const entries = readdirSync(fromRoot(folder), { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(fromRoot(), path.join(entry.parentPath, entry.name)))
  return files.filter((file) => !file.startsWith(path.join('lib', 'platform', 'generated')))
}
