import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import SkipReporter from './scripts/support/test/skip-reporter.mjs'

const alias = {
  '@': import.meta.dirname,
  'server-only': `${import.meta.dirname}/tests/support/server-only.ts`,
}

/** What looks at whole tables comes first, while they hold little. */
class EmptyTablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const looksAtTables = ({ moduleId }: TestSpecification) => moduleId.includes('/access/twice/')
    return [...sorted.filter(looksAtTables), ...sorted.filter((file) => !looksAtTables(file))]
  }
}

const report = process.env.VITEST_JSON

/** How the code is arranged, and what is true of values alone. */
const units = ['tests/{structure,shared,ui}/**/*.test.{ts,tsx}', 'tests/**/rules.test.ts', 'tests/**/rules/*.test.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    pool: 'forks',
    maxWorkers: 3,
    // A worker reads the product once for all its files: they share no more than two requests of a server do.
    isolate: false,
    // Scripts and settings are plain Node: read by Node itself, as they are when they run.
    server: { deps: { external: [/\.mjs$/] } },
    sequence: { sequencer: EmptyTablesFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: report ? ['default', new SkipReporter(), ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        // Needs no database.
        test: { name: 'units', include: units },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: units,
          globalSetup: ['tests/support/template-database.ts'],
          setupFiles: ['tests/support/worker-environment.ts'],
        },
      },
    ],
  },
})
