import { readFile } from 'node:fs/promises'
import { ensureBuilt } from '../prepare/build.mjs'
import { say, secondsSince } from '../print.mjs'
import { fromRoot } from '../root.mjs'
import { checks, newReport, runTool } from './commands.mjs'
import { addUp, filesToRepeat, lastLine, oneCheck, repeated, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

/** @typedef {import('../shutdown.mjs').Closers} Closers */
/** @typedef {import('./tally.mjs').Tally} Tally */

const AT_ONCE = 2

/** As much of what a check found is said again at the end. */
const LAST_LINES = 20

/**
 * Runs the steps and resolves to what each counted. The plain checks run two at a time, the rest one after the other;
 * without a build there is no browser to open.
 * @param {string[]} chosen
 * @param {Closers} closers
 */
export async function runSteps(chosen, closers) {
  const tallies = [await timed('types of routes', () => generateRouteTypes(closers))]
  const waiting = Object.entries(checks).filter(([name]) => chosen.includes(name))
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await runCheck(next, closers))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const isBuilt = await build(chosen, closers, tallies)
  if (chosen.includes('tests')) tallies.push(await timed('tests', () => runVitest(closers)))
  if (chosen.includes('browser') && isBuilt) tallies.push(await timed('browser', () => runPlaywright(closers)))
  return tallies
}

/**
 * @param {string} name
 * @param {() => Promise<Tally>} step
 */
async function timed(name, step) {
  const start = performance.now()
  const tally = await step()
  say(`${tally.failed ? '✗' : '✓'} ${name} (${secondsSince(start)}): ${lastLine(tally)}`)
  return tally
}

// tsc and eslint read what the framework says of the routes, which a fresh checkout does not hold yet.
/** @param {Closers} closers */
const generateRouteTypes = (closers) => quietly('typegen', [['next/dist/bin/next', 'typegen']], closers)

/**
 * @param {[string, string[][]]} check
 * @param {Closers} closers
 */
const runCheck = ([name, commands], closers) => timed(name, () => quietly(name, commands, closers))

// What a check prints is shown when it has found something.
/**
 * @param {string} name
 * @param {string[][]} commands
 * @param {Closers} closers
 */
async function quietly(name, commands, closers) {
  const log = await newReport(`${name}.log`)
  for (const command of commands) {
    if (await runTool(command, { closers, log })) continue
    const found = (await readFile(log, 'utf8')).trimEnd()
    say(found)
    return oneCheck(`${name}:\n${found.split('\n').slice(-LAST_LINES).join('\n')}`)
  }
  return oneCheck()
}

/**
 * @param {string[]} chosen
 * @param {Closers} closers
 * @param {Tally[]} tallies
 */
async function build(chosen, closers, tallies) {
  if (!['build', 'browser'].some((name) => chosen.includes(name))) return false
  const tally = await timed('build', async () => {
    const fault = await ensureBuilt({ closers }).then(
      () => undefined,
      (error) => String(error.message),
    )
    if (fault !== undefined) say(fault)
    return oneCheck(fault)
  })
  tallies.push(tally)
  return addUp([tally]).failed === 0
}

/**
 * @param {Closers} closers
 * @param {string[]} [files] only these
 */
async function runVitestOnce(closers, files = []) {
  const report = await newReport(files.length > 0 ? 'tests-repeated.json' : 'tests.json')
  const succeeded = await runTool(['vitest/vitest.mjs', 'run', ...files], { closers, env: { VITEST_JSON: report } })
  return { report, tally: await tallyOfVitest(report, succeeded) }
}

// One test that failed among thousands is repeated with its file, as a browser test is; it is counted and named all the same.
/** @param {Closers} closers */
async function runVitest(closers) {
  const first = await runVitestOnce(closers)
  const files = await filesToRepeat(first.report)
  if (files === null) return first.tally
  say('Running once more what failed …')
  const { tally } = await runVitestOnce(closers, files)
  return tally.failed > 0 ? first.tally : repeated(first.tally)
}

/** @param {Closers} closers */
async function runPlaywright(closers) {
  const report = await newReport('browser.json')
  const skips = fromRoot('scripts/support/test/skip-reporter.mjs')
  const command = ['@playwright/test/cli.js', 'test', `--reporter=list,json,${skips}`]
  const succeeded = await runTool(command, { closers, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
  return tallyOfPlaywright(report, succeeded)
}
