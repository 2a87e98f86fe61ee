import { ensureBuilt, isBuilt } from '../prepare/build.mjs'
import { productionSettings } from '../environment.mjs'
import { refuseUnusable } from '../prepare/refuse-unusable.mjs'
import { migrate } from '../database/migrate.mjs'
import { ensureCanListen, readPlace } from '../place.mjs'
import { say } from '../print.mjs'
import { closeOnSignal, createClosers } from '../shutdown.mjs'

/** Serves with production settings until asked to stop. Refuses to begin with a setting missing or weak, and names it. */
export async function serveProduction() {
  const place = readPlace()
  const env = productionSettings(process.env)
  Object.assign(process.env, env, { PORT: String(place.port), HOST: place.host ?? '' })
  const isReady = await isBuilt()
  // The check of the settings is a process of its own, so other work is done meanwhile.
  await Promise.all([refuseUnusable(env, { isBuilt: isReady }), import('next')])
  // Before anything is changed: a server that cannot listen must not have migrated for nothing.
  await ensureCanListen(place, 'npm run serve')
  const closers = createClosers()
  closeOnSignal(closers, { isServing: true })
  if (!isReady) await ensureBuilt({ closers })
  const applied = await migrate(env['DATABASE_URL'] ?? '')
  if (applied.length) say(`Applied ${applied.join(', ')}.`)
  // From here on the server ends this process, after its jobs and open requests.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  // A process of its own would hold 30 MB more and start a third of a second later.
  await import('./app-process.mjs')
  say(`Rapport serves ${env['APP_URL']} on ${place.host ?? 'localhost'}, port ${place.port}.`)
}
