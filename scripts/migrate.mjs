// Brings the database of DATABASE_URL, or the embedded one, to the newest migration.
import { prepare } from './support/prepare/prepare.mjs'
import { run, say } from './support/print.mjs'
import { closeOnSignal, createClosers } from './support/shutdown.mjs'

const closers = createClosers()
closeOnSignal(closers)

await run(async () => {
  await prepare({ production: true })
  const { loadEnvFile } = await import('./support/environment.mjs')
  loadEnvFile()
  const { openDatabase } = await import('./support/open-database.mjs')
  const { migrate } = await import('./support/database/migrate.mjs')
  try {
    const applied = await migrate(await openDatabase(closers))
    say(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
  } finally {
    await closers.close()
  }
})
