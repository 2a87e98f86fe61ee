import { readFile } from 'node:fs/promises'
import { ensureBuilt } from '../prepare/build.mjs'
import { say, secondsSince } from '../print.mjs'
import { fromRoot } from '../root.mjs'
import { checks, newReport, runTool } from './commands.mjs'
import { addUp, lastLine, oneCheck, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

/** @typedef {import('../shutdown.mjs').Closers} Closers */
/** @typedef {import('./tally.mjs').Tally} Tally */

const AT_ONCE = 2

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
    say(await readFile(log, 'utf8'))
    return oneCheck(false)
  }
  return oneCheck(true)
}

/**
 * @param {string[]} chosen
 * @param {Closers} closers
 * @param {Tally[]} tallies
 */
async function build(chosen, closers, tallies) {
  if (!['build', 'browser'].some((name) => chosen.includes(name))) return false
  const tally = await timed('build', async () => {
    const isBuilt = await ensureBuilt({ closers }).then(
      () => true,
      (error) => void say(String(error.message)),
    )
    return oneCheck(isBuilt === true)
  })
  tallies.push(tally)
  return addUp([tally]).failed === 0
}

/** @param {Closers} closers */
async function runVitest(closers) {
  const report = await newReport('tests.json')
  const succeeded = await runTool(['vitest/vitest.mjs', 'run'], { closers, env: { VITEST_JSON: report } })
  return tallyOfVitest(report, succeeded)
}

/** @param {Closers} closers */
async function runPlaywright(closers) {
  const report = await newReport('browser.json')
  const skips = fromRoot('scripts/support/test/skip-reporter.mjs')
  const command = ['@playwright/test/cli.js', 'test', `--reporter=list,json,${skips}`]
  const succeeded = await runTool(command, { closers, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
  return tallyOfPlaywright(report, succeeded)
}
