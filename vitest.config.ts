import { defineConfig } from 'vitest/config'
import SkipReporter from './scripts/support/test/skip-reporter.mjs'

const alias = {
  '@': import.meta.dirname,
  'server-only': `${import.meta.dirname}/tests/support/server-only.ts`,
}

const report = process.env.VITEST_JSON

export default defineConfig({
  resolve: { alias },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A worker reads the product once for all its files: they share no more than two requests of a server do.
    isolate: false,
    // Scripts and settings are plain Node: read by Node itself, as they are when they run.
    server: { deps: { external: [/\.mjs$/] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: report ? ['default', new SkipReporter(), ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        // Needs no database: how the code is arranged, and what is true of values alone.
        test: { name: 'structure', include: ['tests/{structure,shared,ui}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{structure,shared,ui}/**'],
          globalSetup: ['tests/support/template-database.ts'],
          setupFiles: ['tests/support/worker-environment.ts'],
        },
      },
    ],
  },
})
