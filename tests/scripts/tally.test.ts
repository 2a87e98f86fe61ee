import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseSteps } from '@/scripts/support/test/choice.mjs'
import { addUp, lastLine, oneCheck, tallyOfPlaywright, tallyOfVitest } from '@/scripts/support/test/tally.mjs'

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
  const total = addUp([oneCheck(true), oneCheck(false), counted])
  expect(total).toEqual({ passed: 11, failed: 2, skipped: 3, unsteady: 0 })
  expect(lastLine(total)).toBe('11 passed, 2 failed, 3 skipped')
  expect(lastLine({ ...total, skipped: 0 })).toBe('11 passed, 2 failed')
  expect(lastLine({ ...total, skipped: 0, unsteady: 1 })).toBe('11 passed, 2 failed, 1 only when repeated')
})

test('browser tests that passed only when repeated are told apart, and have failed when they are many', async () => {
  const few = await report({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(await tallyOfPlaywright(few, true)).toEqual({ passed: 5, failed: 0, skipped: 0, unsteady: 1 })
  const many = await report({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 0 } })
  expect(await tallyOfPlaywright(many, true)).toEqual({ passed: 4, failed: 3, skipped: 0, unsteady: 2 })
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
  expect(chooseSteps(['--only=types,lint'])).toEqual(['lint', 'types'])
  expect(() => chooseSteps(['--only=lnt'])).toThrow('"lnt" is no step')
  expect(() => chooseSteps(['tests/reviews'])).toThrow('is no step')
})
