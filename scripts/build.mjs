// npm run build: the production build, always anew. Needs no database.
import { ensureBuilt } from './support/prepare/build.mjs'
import { prepare } from './support/prepare/prepare.mjs'
import { run } from './support/print.mjs'

await run(async () => {
  await prepare()
  await ensureBuilt({ anew: true })
})
