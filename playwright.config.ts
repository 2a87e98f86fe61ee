import { defineConfig } from '@playwright/test'
import { browserLaunch } from './e2e/support/stack/chromium'

const tests = [
  // These have a stack of their own, so their process is no other test's. They wait most, and begin while others work.
  { name: 'demo', testMatch: 'demo.spec.ts' },
  { name: 'crash', testMatch: ['crash.spec.ts', 'reported-errors.spec.ts', 'shutdown.spec.ts'] },
  {
    name: 'journeys',
    testIgnore: [
      'crash.spec.ts',
      'demo.spec.ts',
      'recordings.spec.ts',
      'reported-errors.spec.ts',
      'screenshots.spec.ts',
      'shutdown.spec.ts',
    ],
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
  // One more than there are processors: a test waits for a fifth of its time.
  workers: 3,
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
