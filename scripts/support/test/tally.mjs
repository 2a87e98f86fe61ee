import { readJson } from '../json-file.mjs'
import { faultsOfPlaywright, faultsOfVitest } from './faults.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, unsteady: number, faults: string[] }} Tally */

/** As many tests of a run may pass only when repeated; a second one is no busy machine, but a fault. */
const UNSTEADY_LIMIT = 1

/**
 * One check that holds, or does not for the reason given.
 * @param {string} [fault]
 * @returns {Tally}
 */
export const oneCheck = (fault) => {
  const holds = fault === undefined
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, unsteady: 0, faults: holds ? [] : [fault] }
}

/**
 * The sum of all steps.
 * @param {Tally[]} tallies
 */
export const addUp = (tallies) =>
  tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      unsteady: sum.unsteady + one.unsteady,
      faults: [...sum.faults, ...one.faults],
    }),
    { passed: 0, failed: 0, skipped: 0, unsteady: 0, faults: [] },
  )

/** @param {Omit<Tally, 'faults'>} tally */
export const lastLine = ({ passed, failed, skipped, unsteady }) =>
  [
    `${passed} passed`,
    `${failed} failed`,
    skipped && `${skipped} skipped`,
    unsteady && `${unsteady} only when repeated`,
  ]
    .filter(Boolean)
    .join(', ')

/**
 * What Vitest's JSON report counts.
 * @param {string} file
 * @param {boolean} succeeded whether the run itself ended well
 */
export async function tallyOfVitest(file, succeeded) {
  const report = await readJson(file)
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  const faults = faultsOfVitest(report).map(({ said }) => said)
  const [passed, failed] = [report?.numPassedTests ?? 0, report?.numFailedTests ?? 0]
  return honest({ passed, failed, skipped, unsteady: 0, faults }, succeeded)
}

/**
 * The files to run once more: those of the one test that failed where all others passed. Null where there are none, or
 * where it is no busy machine that explains them.
 * @param {string} file
 * @returns {Promise<string[] | null>}
 */
export async function filesToRepeat(file) {
  const faults = faultsOfVitest(await readJson(file))
  return faults.length > 0 && faults.length <= UNSTEADY_LIMIT ? [...new Set(faults.map((one) => one.file))] : null
}

/**
 * What was counted, once the tests that failed have passed when repeated.
 * @param {Tally} first
 * @returns {Tally}
 */
export const repeated = (first) => ({
  ...first,
  passed: first.passed + first.failed,
  failed: 0,
  unsteady: first.failed,
})

/**
 * What Playwright's JSON report counts. Tests that passed only when repeated are told apart, and when there are more than
 * a busy machine explains, they have failed.
 * @param {string} file
 * @param {boolean} succeeded whether the run itself ended well
 */
export async function tallyOfPlaywright(file, succeeded) {
  const report = await readJson(file)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  const isBusy = flaky <= UNSTEADY_LIMIT
  const passed = isBusy ? expected + flaky : expected
  const failed = isBusy ? unexpected : unexpected + flaky
  return honest({ passed, failed, skipped, unsteady: flaky, faults: faultsOfPlaywright(report) }, succeeded)
}

// A run that broke before its first test, or ran none at all, has failed whatever its report says.
/**
 * @param {Tally} tally
 * @param {boolean} succeeded
 */
function honest(tally, succeeded) {
  const isFault = tally.failed === 0 && (!succeeded || tally.passed === 0)
  return isFault ? { ...tally, failed: 1 } : tally
}
