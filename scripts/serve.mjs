// npm run serve: the production build against the database of DATABASE_URL, with every setting from the environment.
import { loadEnvFile } from './support/environment.mjs'
import { prepare } from './support/prepare/prepare.mjs'
import { run } from './support/print.mjs'

await run(async () => {
  loadEnvFile()
  await prepare({ production: true })
  const { serveProduction } = await import('./support/server/serve-production.mjs')
  await serveProduction()
})
