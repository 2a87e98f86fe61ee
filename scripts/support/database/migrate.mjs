import { createHash } from 'node:crypto'
import { Stop } from '../print.mjs'
import { whileAlone } from './connection.mjs'
import { readMigrations, readSchema } from './migration-files.mjs'

/** @typedef {import('./migration-files.mjs').MigrationList} MigrationList */

/**
 * Brings the database to the newest migration and resolves to the names applied. Instances starting at once wait for
 * one another, and migrate once.
 * @param {string} databaseUrl
 */
export const migrate = (databaseUrl) => whileAlone(databaseUrl, (client) => migrateAlone(databaseUrl, client))

/**
 * The same for a caller that is alone on the database already.
 * @param {string} databaseUrl
 * @param {import('pg').Client} client
 */
export async function migrateAlone(databaseUrl, client) {
  const migrationsList = await readMigrations()
  return (await isUpToDate(client, migrationsList)) ? [] : apply(databaseUrl, migrationsList)
}

/**
 * @param {string} databaseUrl
 * @param {MigrationList} migrationsList
 */
async function apply(databaseUrl, migrationsList) {
  const { applyMigrations } = await import('./schema-engine.mjs')
  try {
    return await applyMigrations({ databaseUrl, files: await readSchema(), migrationsList })
  } catch (error) {
    throw new Stop(`A migration could not be applied. ${error instanceof Error ? error.message : String(error)}`)
  }
}

// Loading the engine costs a quarter of a second, which a second start need not spend.
/**
 * @param {import('pg').Client} client
 * @param {MigrationList} migrationsList
 */
async function isUpToDate(client, migrationsList) {
  const { rows: tables } = await client.query("select to_regclass('_prisma_migrations') as name")
  if (tables[0].name === null) return false
  const { rows } = await client.query(
    'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  )
  const done = new Map(rows.map((row) => [row.migration_name, row.checksum]))
  const { rows: failed } = await client.query(
    'select 1 from _prisma_migrations where finished_at is null and rolled_back_at is null limit 1',
  )
  return !failed.length && migrationsList.migrationDirectories.every((one) => done.get(one.path) === checksum(one))
}

/** @param {MigrationList['migrationDirectories'][number]} migration */
function checksum({ migrationFile }) {
  return createHash('sha256').update(migrationFile.content.value).digest('hex')
}
