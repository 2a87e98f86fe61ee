import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { withLock } from '../lock.mjs'
import { Stop } from '../print.mjs'
import { fromRoot, root } from '../root.mjs'

const output = fromRoot('lib/platform/generated/prisma')
const stampFile = path.join(output, '.generated-from')

/** Generates the Prisma client into lib/platform/generated unless it is there for this very schema. */
export async function ensurePrismaClient() {
  if (await isCurrent()) return
  await withLock(fromRoot('.data/generate.lock'), async () => {
    if (!(await isCurrent())) await generate()
  })
}

async function isCurrent() {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  return stamp === (await wantedStamp()) && existsSync(path.join(output, 'client.ts'))
}

async function wantedStamp() {
  const hash = createHash('sha256')
  const names = (await readdir(fromRoot('prisma/schema'))).sort()
  for (const name of names) hash.update(name).update(await readFile(fromRoot('prisma/schema', name)))
  hash.update(await readFile(fromRoot('node_modules/prisma/package.json')))
  return hash.digest('hex')
}

async function generate() {
  const stamp = await wantedStamp()
  // Prisma wants the path of a native engine, or downloads one; generating uses WebAssembly and never runs it.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' }
  const args = [fromRoot('node_modules/prisma/build/index.js'), 'generate', '--no-hints']
  await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch((error) => {
    throw new Stop(`The Prisma client could not be generated.\n${error.stderr || error.stdout || error.message}`)
  })
  await writeFile(stampFile, stamp)
}
