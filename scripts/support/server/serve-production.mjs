import { startAppServer } from './app-server.mjs'
import { ensureBuilt } from '../prepare/build.mjs'
import { productionSettings } from '../environment.mjs'
import { refuseUnusable } from '../prepare/refuse-unusable.mjs'
import { migrate } from '../database/migrate.mjs'
import { ensureCanListen, readPlace } from '../place.mjs'
import { say } from '../print.mjs'
import { closeOnSignal, createClosers, untilServerEnds } from '../shutdown.mjs'

/** Serves with production settings until asked to stop. Refuses to begin with a setting missing or weak, and names it. */
export async function serveProduction() {
  const place = readPlace()
  const env = productionSettings(process.env)
  await refuseUnusable(env)
  // Before anything is changed: a server that cannot listen must not have migrated for nothing.
  await ensureCanListen(place, 'npm run serve')
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
