// Fills an empty database from a file of npm run backup, of this version or an older one: npm run restore -- FILE
import path from 'node:path'
import { prepare } from './support/prepare/prepare.mjs'
import { run, say, Stop } from './support/print.mjs'
import { closeOnSignal, createClosers } from './support/shutdown.mjs'

const closers = createClosers()
closeOnSignal(closers)

await run(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Stop('Say which: npm run restore -- FILE')
  await prepare({ production: true })
  const { adviceOn, dataKeyHere } = await import('./support/backup/backup-place.mjs')
  const { loadEnvFile } = await import('./support/environment.mjs')
  loadEnvFile()
  const { openDatabase } = await import('./support/open-database.mjs')
  const { restoreBackup } = await import('./support/backup/restore-backup.mjs')
  try {
    const databaseUrl = await openDatabase(closers)
    const { header, rows, tables, migrations } = await restoreBackup({ databaseUrl, file: path.resolve(file) })
    say(`Restored ${rows} rows of ${tables} tables, as they were at ${header.takenAt}.`)
    if (migrations.length) say(`Applied ${migrations.join(', ')}.`)
    const advice = adviceOn(header, await dataKeyHere())
    if (advice) say(advice)
  } finally {
    await closers.close()
  }
})
