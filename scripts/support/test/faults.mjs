import { stripVTControlCharacters } from 'node:util'

const LINES = 4

/**
 * @param {string} name
 * @param {string | undefined} message
 */
const fault = (name, message = 'no reason given') => {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * The tests that failed and the files that broke, by Vitest's JSON report, each with the beginning of its reason.
 * @param {any} report
 * @returns {{ file: string, said: string }[]}
 */
export function faultsOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ one) => one.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ file: name, said: fault(name, message) }] : []
    return failed.map((/** @type {any} */ { fullName, failureMessages: [reason] }) => ({
      file: name,
      said: fault(`${name}: ${fullName}`, reason),
    }))
  })
}

/**
 * The tests that failed, or passed only when repeated, by Playwright's JSON report.
 * @param {any} report
 * @returns {string[]}
 */
export function faultsOfPlaywright(report) {
  const specsOf = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const told = (/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { results }) => {
        const reason = results.find((/** @type {any} */ result) => result.error)?.error.message
        return fault(`${spec.file}:${spec.line}: ${spec.title}`, reason)
      })
  return (report?.suites ?? []).flatMap(specsOf).flatMap(told)
}
