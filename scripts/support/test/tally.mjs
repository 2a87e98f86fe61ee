import { readJson } from '../json-file.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * One check that holds or does not.
 * @param {boolean} holds
 * @returns {Tally}
 */
export const oneCheck = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 })

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
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** @param {Tally} tally */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/**
 * What Vitest's JSON report counts.
 * @param {string} file
 * @param {boolean} succeeded whether the run itself ended well
 */
export async function tallyOfVitest(file, succeeded) {
  const report = await readJson(file)
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  return honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped }, succeeded)
}

/**
 * What Playwright's JSON report counts. A test that passed only when repeated has failed.
 * @param {string} file
 * @param {boolean} succeeded whether the run itself ended well
 */
export async function tallyOfPlaywright(file, succeeded) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (await readJson(file))?.stats ?? {}
  return honest({ passed: expected, failed: unexpected + flaky, skipped }, succeeded)
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
