import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fromRoot } from '../root.mjs'

/** @typedef {import('@prisma/schema-engine-wasm/schema_engine_bg').MigrationList} MigrationList */
/** @typedef {import('@prisma/schema-engine-wasm/schema_engine_bg').SchemaContainer} SchemaFile */

export const migrationsDir = fromRoot('prisma/migrations')
const schemaDir = fromRoot('prisma/schema')

/** The schema as of the last migration, in one file beside the migrations. */
export const migratedSchemaFile = path.join(migrationsDir, 'schema.prisma')

/**
 * The Prisma schema as it is now, a file per module.
 * @returns {Promise<SchemaFile[]>}
 */
export async function readSchema() {
  const names = (await readdir(schemaDir)).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(path.join(schemaDir, name), 'utf8') })),
  )
}

/**
 * The Prisma schema as of the last migration; empty before the first one.
 * @returns {Promise<SchemaFile[]>}
 */
export async function readMigratedSchema() {
  if (!existsSync(migratedSchemaFile)) return []
  return [{ path: 'schema.prisma', content: await readFile(migratedSchemaFile, 'utf8') }]
}

/**
 * Every migration on disk, oldest first, in the shape the schema engine asks for.
 * @returns {Promise<MigrationList>}
 */
export async function readMigrations() {
  const entries = existsSync(migrationsDir) ? await readdir(migrationsDir, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const lockfile = path.join(migrationsDir, 'migration_lock.toml')
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: existsSync(lockfile) ? await readFile(lockfile, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(readMigration)),
  }
}

/** @param {string} name */
async function readMigration(name) {
  const value = await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8')
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: /** @type {const} */ ('ok'), value } } }
}
