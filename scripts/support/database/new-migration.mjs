import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Stop } from '../print.mjs'
import { migratedSchemaFile, migrationsDir, readMigratedSchema, readSchema } from './migration-files.mjs'
import { diffSchemas } from './schema-engine.mjs'

const KEPT_COPY =
  '// The schema as of the last migration. scripts/new-migration.mjs compares against it and writes it.\n\n'
const LOCK_FILE = '# Kept in version control: the kind of database these migrations are for.\nprovider = "postgresql"\n'

/**
 * Writes a migration with what changed in prisma/schema since the last one, and keeps a copy of that schema.
 * Resolves to the new folder's name, or null when nothing changed.
 * @param {{ name: string, empty?: boolean }} options `empty` writes a migration without SQL, to be filled by hand
 */
export async function writeMigration({ name, empty = false }) {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Stop('Name the migration as a sentence: node scripts/new-migration.mjs require_goal_owner')
  }
  const files = await readSchema()
  const sql = empty ? '' : await diffSchemas({ from: await readMigratedSchema(), to: files })
  if (sql === null) return null
  const folder = `${timestamp()}_${name}`
  await mkdir(path.join(migrationsDir, folder), { recursive: true })
  await writeFile(path.join(migrationsDir, 'migration_lock.toml'), LOCK_FILE)
  await writeFile(path.join(migrationsDir, folder, 'migration.sql'), sql)
  if (!empty)
    await writeFile(migratedSchemaFile, KEPT_COPY + files.map((file) => file.content.trim()).join('\n\n') + '\n')
  return folder
}

/** Now in UTC as 20260131120000, which sorts by time. */
const timestamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14)

/** The SQL that a new migration would hold, or null when every change of prisma/schema has its migration. */
export const pendingSchemaChange = async () => diffSchemas({ from: await readMigratedSchema(), to: await readSchema() })

/** The SQL that builds prisma/schema in an empty database, to compare with what the migrations build. */
export const wholeSchemaSql = async () => diffSchemas({ from: [], to: await readSchema() })
