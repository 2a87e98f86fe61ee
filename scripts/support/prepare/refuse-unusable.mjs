import { fileURLToPath } from 'node:url'
import { runTypeScript } from '../children.mjs'

/**
 * Ends this process with the reason when a setting is missing or weak. The product's own reader of settings is asked, so
 * that the rules stand in one place.
 * @param {NodeJS.ProcessEnv} env
 */
export async function refuseUnusable(env) {
  const code = await runTypeScript({ args: [fileURLToPath(import.meta.resolve('./check-settings.ts'))], env })
  if (code !== 0) process.exit(1)
}
