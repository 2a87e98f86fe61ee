import { defineConfig } from '@playwright/test'
import { browserLaunch } from './e2e/support/stack/chromium'

// These have a stack of their own, so their process is no other test's.
const withOwnStack = ['demo.spec.ts', 'crash.spec.ts', 'reported-errors.spec.ts', 'shutdown.spec.ts']
// These wait for a service that hangs or writes slowly.
const waiting = ['slack-import.spec.ts', 'summarize.spec.ts']

/** What waits most goes on beside the rest, which is as much at a time as the processors bear. */
const tests = [
  ...withOwnStack.map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file, workers: 1 })),
  { name: 'waiting', testMatch: waiting, workers: 1 },
  {
    name: 'journeys',
    testIgnore: ['recordings.spec.ts', 'screenshots.spec.ts', ...withOwnStack, ...waiting],
    workers: 3,
  },
]

/** With SCREENSHOTS=1 nothing is tested: the pictures of the README are taken anew. */
const pictures = [{ name: 'screenshots', testMatch: 'screenshots.spec.ts' }]

/** With RECORDINGS=1 neither: the recordings of the help are. */
const recordings = [{ name: 'recordings', testMatch: 'recordings.spec.ts', fullyParallel: false, retries: 0 }]

function chosen() {
  if (process.env.SCREENSHOTS) return pictures
  return process.env.RECORDINGS ? recordings : tests
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  tsconfig: 'e2e/tsconfig.json',
  globalSetup: './e2e/support/stack/running-stack.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A press that met a busy machine may be made once more; the last line tells how many were.
  retries: 1,
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: chosen(),
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Nothing moves and nothing is filmed, which would be most of the work; `--trace on` films a run to look at.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: await browserLaunch(),
  },
})
