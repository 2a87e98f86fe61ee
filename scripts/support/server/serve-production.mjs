import { fileURLToPath } from 'node:url'
import { startAppServer } from './app-server.mjs'
import { ensureBuilt } from '../prepare/build.mjs'
import { runNode } from '../children.mjs'
import { migrate } from '../database/migrate.mjs'
import { readPlace } from '../place.mjs'
import { say } from '../print.mjs'
import { fromRoot } from '../root.mjs'
import { closeOnSignal, createClosers, untilServerEnds } from '../shutdown.mjs'

/** Serves with production settings until asked to stop. Refuses to begin with a setting missing or weak, and names it. */
export async function serveProduction() {
  const place = readPlace()
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    RAPPORT_MODE: 'production',
    NEXTAUTH_URL: process.env['APP_URL'],
  }
  await refuseUnusable(env)
  const closers = createClosers()
  closeOnSignal(closers, { isServing: true })
  await ensureBuilt({ closers })
  const applied = await migrate(env['DATABASE_URL'] ?? '')
  if (applied.length) say(`Applied ${applied.join(', ')}.`)
  const server = await startAppServer({ env, ...place })
  closers.add(server.stop)
  say(`Rapport serves ${env['APP_URL']} on ${place.host ?? 'localhost'}, port ${place.port}.`)
  await untilServerEnds(server.exited, closers)
}

// The product's own reader of settings is asked, so that the rules stand in one place.
/** @param {NodeJS.ProcessEnv} env */
async function refuseUnusable(env) {
  const flags = ['--import', import.meta.resolve('tsx')]
  const args = [fileURLToPath(import.meta.resolve('./check-settings.ts'))]
  const code = await runNode({
    flags,
    args,
    env: { ...env, TSX_TSCONFIG_PATH: fromRoot('scripts/tsconfig.seed.json') },
  })
  if (code !== 0) process.exit(1)
}
