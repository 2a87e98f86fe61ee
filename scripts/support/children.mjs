import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fromRoot, root } from './root.mjs'

/** How long a server may take to end: thirty seconds for its jobs, ten for its open requests. In milliseconds. */
export const PATIENCE = 40_000

/**
 * @typedef {object} NodeOptions
 * @property {string[]} args the script and what it is given
 * @property {string[]} [flags] for Node itself
 * @property {NodeJS.ProcessEnv} env
 * @property {'SIGTERM' | 'SIGKILL'} [endBy] the signal that ends it when we are gone
 * @property {string} [log] a file for what it prints; without it that goes to our own terminal
 * @property {boolean} [tells] whether it tells us when it is ready, by `process.send`
 */

/**
 * A Node process of ours in the checkout. It ends when we are gone, however that happened.
 * @param {NodeOptions} options
 */
export function startNode({ args, flags = [], env, endBy = 'SIGTERM', log, tells = false }) {
  const output = log ? openSync(log, 'a', 0o600) : 'inherit'
  const launcher = fileURLToPath(import.meta.resolve('./run-child.mjs'))
  const child = spawn(process.execPath, [...flags, launcher, endBy, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', output, output, 'pipe', ...(tells ? [/** @type {const} */ ('ipc')] : [])],
  })
  if (typeof output === 'number') closeSync(output)
  // Without a listener the pipe's end would count as an error of ours.
  child.stdio[3]?.on('error', () => {})
  /** @type {unknown} */
  let said
  child.once('message', (message) => (said = message))
  const exited = new Promise((/** @type {(how: { code: number | null, signal: string | null }) => void} */ resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  return {
    pid: child.pid ?? 0,
    exited,
    isReady: () => said !== undefined,
    /** What it told when it was ready. */
    said: () => said,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => child.kill('SIGKILL'),
    /** Asks it to end, and ends it by force when it does not. */
    stop: async () => {
      child.kill('SIGTERM')
      const patience = new AbortController()
      const force = pause(PATIENCE, undefined, { signal: patience.signal }).then(
        () => child.kill('SIGKILL'),
        () => {},
      )
      await exited
      patience.abort()
      await force
    },
  }
}

/** @typedef {ReturnType<typeof startNode>} Child */

/**
 * Runs a Node process to its end; resolves to its exit code.
 * @param {NodeOptions & { closers?: import('./shutdown.mjs').Closers }} options
 */
export async function runNode({ closers, ...options }) {
  const child = startNode(options)
  closers?.add(child.stop)
  const { code } = await child.exited
  return code ?? 1
}

/**
 * Runs a TypeScript file of the product outside of the bundler; resolves to its exit code.
 * @param {{ args: string[], env?: NodeJS.ProcessEnv, closers?: import('./shutdown.mjs').Closers }} options
 */
export function runTypeScript({ args, env = process.env, closers }) {
  // The settings name what `server-only` is outside the bundler, next to the import alias.
  const whole = { ...env, TSX_TSCONFIG_PATH: fromRoot('scripts/tsconfig.seed.json') }
  return runNode({ flags: ['--import', import.meta.resolve('tsx')], args, env: whole, closers })
}
