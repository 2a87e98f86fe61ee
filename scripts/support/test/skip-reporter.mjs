import { say } from '../print.mjs'

/** @typedef {import('@playwright/test/reporter').TestCase} BrowserTest */
/** @typedef {import('@playwright/test/reporter').TestResult} BrowserResult */
/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * @param {string} name
 * @param {string | undefined} reason
 */
const told = (name, reason) => say(`Skipped: ${name}: ${reason || 'no reason given'}`)

/** Says why a test was skipped, which the reports of Vitest and Playwright only count. It serves both. */
export default class SkipReporter {
  /**
   * What Vitest calls at the end.
   * @param {readonly TestModule[]} modules
   */
  onTestRunEnd(modules) {
    for (const test of modules.flatMap(({ children }) => [...children.allTests('skipped')])) {
      const result = test.result()
      told(test.fullName, result.state === 'skipped' ? result.note : undefined)
    }
  }

  /**
   * What Playwright calls after each test.
   * @param {BrowserTest} test
   * @param {BrowserResult} result
   */
  onTestEnd(test, { status, annotations }) {
    if (status !== 'skipped') return
    const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
    told(test.title, reason?.description)
  }
}
