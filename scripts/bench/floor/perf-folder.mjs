import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataDir } from '../../support/environment.mjs'
import { readJson, writeJson } from '../../support/json-file.mjs'
import { fromRoot } from '../../support/root.mjs'

/** The folder beside the project that holds the measuring tools and the floor. */
const shared = fromRoot('../shared/perf')

/** A working copy, because packages and a build are added and the folder itself may be read-only. */
export const perfFolder = path.join(dataDir, 'bench/perf')

const noteFile = path.join(perfFolder, 'prepared.json')

export const hasPerfFolder = () => existsSync(shared)

/**
 * Leaves a prepared working copy, which is made anew when the folder has changed.
 * @param {(folder: string) => Promise<void>} prepare
 */
export async function ensurePerfFolder(prepare) {
  const files = await readFiles()
  const hash = hashOf(files)
  if ((await readJson(noteFile))?.hash === hash) return
  await rm(perfFolder, { recursive: true, force: true })
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(perfFolder, name)), { recursive: true })
    await writeFile(path.join(perfFolder, name), content)
  }
  await prepare(perfFolder)
  await writeJson(noteFile, { hash })
}

/** @returns {Promise<[string, Buffer][]>} */
async function readFiles() {
  const entries = await readdir(shared, { withFileTypes: true, recursive: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(shared, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(^|\/)(node_modules|\.next)\//.test(name))
  return Promise.all(
    names.sort().map(async (name) => /** @type {[string, Buffer]} */ ([name, await readFile(path.join(shared, name))])),
  )
}

/** @param {[string, Buffer][]} files */
function hashOf(files) {
  const hash = createHash('sha256').update(process.version)
  for (const [name, content] of files) hash.update(name).update(content)
  return hash.digest('hex')
}
