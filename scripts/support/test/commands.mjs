import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { runNode } from '../children.mjs'
import { dataDir } from '../environment.mjs'
import { fromRoot } from '../root.mjs'

/** @typedef {import('../shutdown.mjs').Closers} Closers */

const reports = path.join(dataDir, 'reports')

/**
 * Where a check keeps what it found in files that have not changed since.
 * @param {string} name
 */
const cache = (name) => path.join(dataDir, 'cache', name)

/** More room for what is young and soon forgotten: collecting it was a tenth of the work of the checks. */
const room = '--max-semi-space-size=64'

/** The settings that tests make themselves; what the terminal holds of them is kept from the tests. */
const settings =
  /^(RAPPORT_.*|DATABASE_.*|NEXTAUTH_.*|AUTH_TRUST_HOST|APP_URL|DATA_KEY|SMTP_URL|MAIL.*|PORT|HOST|WORKER|BILLING|TRIAL_DAYS|POSTHOG_.*|LOG_LEVEL|NODE_ENV)$/

/**
 * @param {Record<string, string>} more
 * @returns {NodeJS.ProcessEnv}
 */
function testEnv(more) {
  const names = Object.keys(process.env).filter((name) => settings.test(name))
  const dropped = Object.fromEntries(names.map((name) => [name, undefined]))
  const options = [process.env.NODE_OPTIONS, room].filter(Boolean).join(' ')
  return Object.assign({}, process.env, dropped, { NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: options }, more)
}

/** The programs of each check that either holds or does not, the longest first. */
export const checks = {
  lint: [
    [
      'eslint/bin/eslint.js',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache('eslint')}`,
      '.',
    ],
  ],
  format: [['oxfmt/bin/oxfmt', '--check', '.']],
  types: [
    ['typescript-7/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', cache('types.json')],
    [
      'typescript-7/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      cache('types-of-scripts.json'),
      '-p',
      'scripts',
    ],
  ],
  promises: [['oxlint/bin/oxlint', '--deny-warnings']],
  imports: [['dependency-cruiser/bin/dependency-cruise.mjs', '.']],
  unused: [['knip/bin/knip.js', '--no-progress']],
  units: [['vitest/vitest.mjs', 'run', '--project=units', '--reporter=dot']],
}

/**
 * Runs one program of node_modules; resolves to whether it ended well.
 * @param {string[]} command
 * @param {{ closers: Closers, log?: string, env?: Record<string, string> }} options
 */
export async function runTool([program = '', ...args], { closers, log, env = {} }) {
  return (await runNode({ args: [fromRoot('node_modules', program), ...args], env: testEnv(env), log, closers })) === 0
}

/**
 * An empty place for a report of this run.
 * @param {string} name
 */
export async function newReport(name) {
  await mkdir(reports, { recursive: true })
  const file = path.join(reports, name)
  await rm(file, { force: true })
  return file
}
