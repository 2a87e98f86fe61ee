import { fileURLToPath } from 'node:url'
import { runNode, runTypeScript } from '../children.mjs'
import { fromRoot } from '../root.mjs'

const source = fileURLToPath(import.meta.resolve('./check-settings.ts'))
const built = fromRoot('.next/check-settings.mjs')

/** Makes the check one plain file, which starts in a fifth of the time. */
export async function buildSettingsCheck() {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [source],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['zod'],
    tsconfig: fromRoot('scripts/tsconfig.seed.json'),
  })
}

/**
 * Ends this process with the reason when a setting is missing or weak. The product's own reader of settings is asked, so
 * that the rules stand in one place; its build, where that is of these very sources.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isBuilt?: boolean }} [options]
 */
export async function refuseUnusable(env, { isBuilt = false } = {}) {
  const code = isBuilt ? await runNode({ args: [built], env }) : await runTypeScript({ args: [source], env })
  if (code !== 0) process.exit(1)
}
