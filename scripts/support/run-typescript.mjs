import { runNode } from './children.mjs'
import { fromRoot } from './root.mjs'

/**
 * Runs a TypeScript file of the product outside of the bundler; resolves to its exit code.
 * @param {{ args: string[], env?: NodeJS.ProcessEnv, closers?: import('./shutdown.mjs').Closers }} options
 */
export function runTypeScript({ args, env = process.env, closers }) {
  // The settings name what `server-only` is outside the bundler, next to the import alias.
  const whole = { ...env, TSX_TSCONFIG_PATH: fromRoot('scripts/tsconfig.seed.json') }
  return runNode({ flags: ['--import', import.meta.resolve('tsx')], args, env: whole, closers })
}
