import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { npm } from '../../support/prepare/packages.mjs'
import { say, secondsSince, Stop } from '../../support/print.mjs'

/**
 * Installs and builds the floor in the working copy.
 * @param {string} folder of the floor
 */
export async function buildFloor(folder) {
  const start = performance.now()
  say('Building the floor …')
  await npm(['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  await runIn(folder, ['prisma/build/index.js', 'generate', '--no-hints'])
  await runIn(folder, ['next/dist/bin/next', 'build'])
  say(`Built the floor in ${secondsSince(start)}.`)
}

/**
 * @param {string} folder
 * @param {[script: string, ...args: string[]]} command
 */
async function runIn(folder, [script, ...args]) {
  // Prisma wants the path of a native engine, or downloads one; generating never runs it.
  const needs = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    DATABASE_URL: 'postgresql://floor',
  }
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...needs, NEXTAUTH_SECRET: 'unused by a build', NODE_ENV: 'production' }
  const whole = [path.join(folder, 'node_modules', script), ...args]
  await promisify(execFile)(process.execPath, whole, { cwd: folder, env }).catch((error) => {
    throw new Stop(`The floor could not be built.\n${error.stderr || error.stdout || error.message}`)
  })
}
