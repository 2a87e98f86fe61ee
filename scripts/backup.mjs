// Writes the whole database into one file, while Rapport runs or not: npm run backup -- [FILE]
import { prepare } from './support/prepare/prepare.mjs'
import { run, say } from './support/print.mjs'
import { closeOnSignal, createClosers } from './support/shutdown.mjs'

const closers = createClosers()
closeOnSignal(closers)

await run(async () => {
  await prepare({ production: true })
  const { dataKeyHere, placeFor } = await import('./support/backup/backup-place.mjs')
  const { loadEnvFile } = await import('./support/environment.mjs')
  loadEnvFile()
  const { openDatabase } = await import('./support/open-database.mjs')
  const { writeBackup } = await import('./support/backup/write-backup.mjs')
  try {
    const file = await placeFor(process.argv[2])
    const databaseUrl = await openDatabase(closers)
    const { tables, rows } = await writeBackup({ databaseUrl, file, dataKey: await dataKeyHere() })
    say(`Wrote ${rows} rows of ${tables} tables to ${file}.`)
    say('Keep it apart from DATA_KEY and NEXTAUTH_SECRET, which are not in it and which a restore needs.')
  } finally {
    await closers.close()
  }
})
