import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readJson } from './json-file.mjs'
import { say } from './print.mjs'
import { inspectProcess, isAlive } from './processes.mjs'

/**
 * Runs the work while no other process of this machine runs its own under the same file. A lock whose owner has died
 * counts for nothing, also when another process has got the owner's id since.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {string} [waiting] what to say when one has to wait
 */
export async function withLock(file, work, waiting) {
  await take(file, waiting)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * @param {string} file
 * @param {string} [waiting]
 */
async function take(file, waiting) {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  const { startedAt } = await inspectProcess(process.pid)
  await writeFile(draft, JSON.stringify({ pid: process.pid, startedAt }))
  let said = false
  // Linking is atomic and fails when the lock exists, so its content is never seen half written.
  while (!(await link(draft, file).then(() => true, existsOrThrow))) {
    if (await dropStale(file)) continue
    if (waiting && !said) say(waiting)
    said = true
    await pause(100)
  }
  await rm(draft, { force: true })
}

/** @param {NodeJS.ErrnoException} error */
function existsOrThrow(error) {
  if (error.code === 'EEXIST') return false
  throw error
}

/** @param {string} file */
async function dropStale(file) {
  const owner = await readJson(file)
  if (!owner) return false
  if ((await isAlive(owner.pid)) && (await inspectProcess(owner.pid)).startedAt === owner.startedAt) return false
  const aside = `${file}.stale.${randomUUID()}`
  await rename(file, aside).catch(() => {})
  const moved = await readJson(aside)
  // Somebody else may have replaced the stale lock in between; then theirs is put back.
  if (moved && moved.startedAt !== owner.startedAt) await link(aside, file).catch(() => {})
  await rm(aside, { force: true })
  return true
}
