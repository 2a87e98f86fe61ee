import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseSteps } from '@/scripts/support/test/choice.mjs'
import {
  addUp,
  filesToRepeat,
  lastLine,
  oneCheck,
  repeated,
  tallyOfPlaywright,
  tallyOfVitest,
} from '@/scripts/support/test/tally.mjs'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'tally-'))
})
afterAll(() => rm(dir, { recursive: true }))

async function report(content: unknown) {
  const file = path.join(dir, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('checks and reports add up to the last line', async () => {
  const vitest = await report({ numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
  const counted = await tallyOfVitest(vitest, false)
  const total = addUp([oneCheck(), oneCheck('types:\nno such name'), counted])
  expect(total).toEqual({ passed: 11, failed: 2, skipped: 3, unsteady: 0, faults: ['types:\nno such name'] })
  expect(lastLine(total)).toBe('11 passed, 2 failed, 3 skipped')
  expect(lastLine({ ...total, skipped: 0 })).toBe('11 passed, 2 failed')
  expect(lastLine({ ...total, skipped: 0, unsteady: 1 })).toBe('11 passed, 2 failed, 1 only when repeated')
})

/** One file of Vitest's report with a test that holds, and one for each of these reasons. */
const vitestReport = (...reasons: string[]) => ({
  numPassedTests: 1,
  numFailedTests: reasons.length,
  testResults: [
    {
      name: 'teams.test.ts',
      status: reasons.length > 0 ? 'failed' : 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        ...reasons.map((reason) => ({ status: 'failed', fullName: 'breaks', failureMessages: [reason] })),
      ],
    },
  ],
})

test('what failed is named with the beginning of its reason', async () => {
  const long = '\u001B[31mError: 1 is not 2\u001B[39m\n\nat a\nat b\nat c\nat d'
  const { faults } = await tallyOfVitest(await report(vitestReport(long)), false)
  expect(faults).toEqual(['teams.test.ts: breaks\n    Error: 1 is not 2\n    at a\n    at b\n    at c'])
  const broken = {
    testResults: [{ name: 'teams.test.ts', status: 'failed', message: 'No such file', assertionResults: [] }],
  }
  expect((await tallyOfVitest(await report(broken), false)).faults).toEqual(['teams.test.ts\n    No such file'])
})

test('one test that failed is worth repeating with its file, and two are not', async () => {
  expect(await filesToRepeat(await report(vitestReport('slow')))).toEqual(['teams.test.ts'])
  expect(await filesToRepeat(await report(vitestReport('slow', 'wrong')))).toBeNull()
  expect(await filesToRepeat(await report(vitestReport()))).toBeNull()
  const first = await tallyOfVitest(await report(vitestReport('slow')), false)
  expect(repeated(first)).toEqual({ ...first, passed: 2, failed: 0, unsteady: 1 })
})

/** A suite of Playwright's report that holds one test, which ended so. */
const browserReport = (status: string, stats: object) => {
  const results = [{ error: { message: 'No such button' } }, {}]
  const spec = { file: 'a.spec.ts', line: 3, title: 'sends', tests: [{ status, results }] }
  return { stats, suites: [{ suites: [{ specs: [spec] }] }] }
}

test('browser tests that passed only when repeated are told apart, and have failed when they are many', async () => {
  const few = await report(browserReport('flaky', { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }))
  const faults = ['a.spec.ts:3: sends\n    No such button']
  expect(await tallyOfPlaywright(few, true)).toEqual({ passed: 5, failed: 0, skipped: 0, unsteady: 1, faults })
  const many = await report(browserReport('expected', { expected: 4, unexpected: 1, flaky: 2, skipped: 0 }))
  expect(await tallyOfPlaywright(many, true)).toEqual({ passed: 4, failed: 3, skipped: 0, unsteady: 2, faults: [] })
})

test.each([
  ['broke before its first test', {}, false],
  ['passed every test and then broke', { numPassedTests: 3 }, false],
  ['ran no test', { numPassedTests: 0 }, true],
])('a run that %s has failed', async (_, content, succeeded) => {
  const { failed } = await tallyOfVitest(await report(content), succeeded)
  expect(failed).toBe(1)
})

test('a missing report is a failure', async () => {
  expect((await tallyOfPlaywright(path.join(dir, 'none.json'), true)).failed).toBe(1)
})

test('all steps run unless some are named, in their own order', () => {
  expect(chooseSteps([])).toContain('browser')
  expect(chooseSteps([])).not.toContain('units')
  expect(chooseSteps(['--quick'])).toEqual(['format', 'lint', 'types', 'promises', 'imports', 'unused', 'units'])
  expect(chooseSteps(['--only=types,lint'])).toEqual(['lint', 'types'])
  expect(() => chooseSteps(['--only=lnt'])).toThrow('"lnt" is no step')
  expect(() => chooseSteps(['tests/reviews'])).toThrow('is no step')
})
