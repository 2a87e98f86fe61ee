import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Stop } from '../print.mjs'

/**
 * Stops with a sentence when nothing can be written to a folder, which is made where it is missing.
 * @param {string} folder
 */
export async function ensureWritable(folder) {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    throw new Stop(
      `Rapport cannot write to ${folder} (${code}). Make it a folder that you may write to, and start again.`,
    )
  }
}
