import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '../../support/print.mjs'
import { perfFolder } from './perf-folder.mjs'

/**
 * Runs one of the measuring tools; resolves to what it printed.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<string>}
 */
export async function runTool(name, args, env = {}) {
  const file = path.join(perfFolder, name)
  const options = { cwd: path.dirname(file), env: { ...process.env, ...env }, maxBuffer: 16 * 1_048_576 }
  const running = promisify(execFile)(process.execPath, [file, ...args], options)
  const { stdout } = await running.catch((error) => {
    throw new Stop(`${name} failed.\n${error.stderr || error.message}`)
  })
  return stdout
}
