import { Stop } from '../print.mjs'
import { whileAlone } from '../database/connection.mjs'
import { migrateAlone } from '../database/migrate.mjs'
import { emptyAgain, refuseFilled } from './empty-database.mjs'
import { loadBackup } from './load-backup.mjs'
import { migrationsOf } from './migrations-of.mjs'
import { readBackup } from './read-backup.mjs'

/** @typedef {import('pg').Client} Client */

/**
 * Fills an empty database from a backup: its schema as it was, its rows, and then every migration since. All of it or
 * nothing. The file is read to its end before anything is changed.
 * @param {{ databaseUrl: string, file: string }} input
 */
export async function restoreBackup({ databaseUrl, file }) {
  const header = await readBackup(file)
  const migrationsList = await migrationsOf(header)
  return whileAlone(databaseUrl, async (client) => {
    await refuseFilled(client)
    const applied = await orNothing(client, async () => {
      const { applyMigrations } = await import('../database/schema-engine.mjs')
      const { readSchema } = await import('../database/migration-files.mjs')
      await applyMigrations({ databaseUrl, files: await readSchema(), migrationsList })
      const totals = await loadBackup(client, file)
      return { ...totals, migrations: await migrateAlone(databaseUrl, client) }
    })
    // Until the tables are counted PostgreSQL guesses how large they are.
    await client.query('analyze')
    return { ...applied, header }
  })
}

/**
 * @template Result
 * @param {Client} client
 * @param {() => Promise<Result>} work
 */
async function orNothing(client, work) {
  try {
    return await work()
  } catch (error) {
    const isEmpty = await emptyAgain(client)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Stop(
      `The backup could not be restored. ${reason} ${
        isEmpty ? 'The database is empty again.' : 'Make the database anew before you try again.'
      }`,
    )
  }
}
