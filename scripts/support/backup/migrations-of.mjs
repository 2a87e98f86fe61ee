import { createHash } from 'node:crypto'
import { readMigrations } from '../database/migration-files.mjs'
import { Stop } from '../print.mjs'

/**
 * Those of our migrations that a backup had applied. Stops where it has one that we have not, or have otherwise.
 * @param {import('./backup-format.mjs').BackupHeader} header
 */
export async function migrationsOf({ version, migrations }) {
  const all = await readMigrations()
  const applied = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const ours = all.migrationDirectories.filter(({ path }) => applied.has(path))
  const known = new Map(ours.map(({ path, migrationFile }) => [path, checksumOf(migrationFile.content.value)]))
  const unknown = migrations.find(({ name }) => !known.has(name))
  if (unknown) {
    throw new Stop(
      `This backup is from a newer Rapport (${version}, with the migration ${unknown.name}). Update first. Nothing was changed.`,
    )
  }
  const changed = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (changed) {
    throw new Stop(
      `The migration ${changed.name} here is not the one of the backup. Restore it with Rapport ${version}. Nothing was changed.`,
    )
  }
  return { ...all, migrationDirectories: ours }
}

/** @param {string} text */
const checksumOf = (text) => createHash('sha256').update(text).digest('hex')
