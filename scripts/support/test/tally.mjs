import { readJson } from '../json-file.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, unsteady: number }} Tally */

/** As many tests of a run may pass only when repeated; a second one is no busy machine, but a fault. */
const UNSTEADY_LIMIT = 1

/**
 * One check that holds or does not.
 * @param {boolean} holds
 * @returns {Tally}
 */
export const oneCheck = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, unsteady: 0 })

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
    }),
    { passed: 0, failed: 0, skipped: 0, unsteady: 0 },
  )

/** @param {Tally} tally */
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
  const tally = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped, unsteady: 0 }
  return honest(tally, succeeded)
}

/**
 * What Playwright's JSON report counts. Tests that passed only when repeated are told apart, and when there are more than
 * a busy machine explains, they have failed.
 * @param {string} file
 * @param {boolean} succeeded whether the run itself ended well
 */
export async function tallyOfPlaywright(file, succeeded) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (await readJson(file))?.stats ?? {}
  const isBusy = flaky <= UNSTEADY_LIMIT
  const passed = isBusy ? expected + flaky : expected
  const failed = isBusy ? unexpected : unexpected + flaky
  return honest({ passed, failed, skipped, unsteady: flaky }, succeeded)
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
