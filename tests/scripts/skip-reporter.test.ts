import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromRoot } from '@/scripts/support/root.mjs'

const reporter = fromRoot('scripts/support/test/skip-reporter.mjs')

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'skips-'))
})
afterEach(() => rm(dir, { recursive: true }))

/** What a run of these tests, in a folder of their own, says of those it skipped. */
async function said(tool: string, args: string[], tests: string) {
  await writeFile(path.join(dir, 'some.test.mjs'), tests)
  const run = promisify(execFile)(process.execPath, [fromRoot('node_modules', tool), ...args], { cwd: dir })
  return (await run).stdout.split('\n').filter((line) => line.startsWith('Skipped: '))
}

test('a run of Vitest says why it skipped a test', async () => {
  const tests = `
    test('is done', () => {})
    describe('away', () => test('is left', ({ skip }) => skip(true, 'nobody is there')))
    test.skip('is left too', () => {})`
  const lines = await said('vitest/vitest.mjs', ['run', '--globals', `--root=${dir}`, `--reporter=${reporter}`], tests)
  expect(lines).toEqual(['Skipped: away > is left: nobody is there', 'Skipped: is left too: no reason given'])
})

test('a run of Playwright says why it skipped a test', async () => {
  const tests = `
    import { test } from ${JSON.stringify(fromRoot('node_modules/@playwright/test/index.mjs'))}
    test('is done', () => {})
    test('is left', () => test.skip(true, 'nobody is there'))
    test.fixme('is left too', () => {})`
  const lines = await said('@playwright/test/cli.js', ['test', `--reporter=${reporter}`], tests)
  expect(lines).toEqual(['Skipped: is left: nobody is there', 'Skipped: is left too: no reason given'])
})
