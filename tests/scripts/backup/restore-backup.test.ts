import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { readMigrations, readSchema } from '@/scripts/support/database/migration-files.mjs'
import { applyMigrations } from '@/scripts/support/database/schema-engine.mjs'
import { restoreBackup } from '@/scripts/support/backup/restore-backup.mjs'
import { writeBackup } from '@/scripts/support/backup/write-backup.mjs'
import { withClient, withDatabase } from '@/tests/support/scratch-database'
import { fillDatabase, rowsOf, withFolder } from './rows'

const databaseUrl = process.env.DATABASE_URL ?? ''
const dataKey = undefined

const rules = `select conname as name, pg_get_constraintdef(oid) as text, convalidated from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || tgname, tgenabled::text, true from pg_trigger where not tgisinternal order by 1, 2`

const rulesOf = (url: string) => withClient(url, async (client) => (await client.query(rules)).rows)

test('a restored database has every row and every rule of the one that was backed up', async () => {
  await fillDatabase()
  await withFolder(async (folder) => {
    const file = path.join(folder, 'all.gz')
    const written = await writeBackup({ databaseUrl, file, dataKey })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await withDatabase('restored', async (url) => {
      const { rows, tables, migrations } = await restoreBackup({ databaseUrl: url, file })
      expect({ rows, tables, migrations }).toEqual({ ...written, migrations: [] })
      const before = await rowsOf(databaseUrl)
      expect(Object.keys(before).length).toBeGreaterThan(40)
      expect(await rowsOf(url)).toEqual(before)
      expect(await rulesOf(url)).toEqual(await rulesOf(databaseUrl))

      const again = restoreBackup({ databaseUrl: url, file })
      await expect(again).rejects.toThrow('is not empty')
      expect(await rowsOf(url)).toEqual(before)
    })
  })
})

test('a backup of an older version is brought to the newest migration', async () => {
  await withDatabase('older', async (older) => {
    const all = await readMigrations()
    const some = { ...all, migrationDirectories: all.migrationDirectories.slice(0, 20) }
    await applyMigrations({ databaseUrl: older, files: await readSchema(), migrationsList: some })
    await withClient(older, (client) =>
      client.query(
        `insert into "Workspace" (id, slug, name, "createdAt") values (gen_random_uuid(), 'old', 'Old', now())`,
      ),
    )
    await withFolder(async (folder) => {
      const file = path.join(folder, 'older.gz')
      await writeBackup({ databaseUrl: older, file, dataKey })
      await withDatabase('forward', async (url) => {
        const { migrations } = await restoreBackup({ databaseUrl: url, file })
        expect(migrations).toEqual(all.migrationDirectories.slice(20).map(({ path: name }) => name))
        const { rows } = await withClient(url, (client) => client.query('select name from "Workspace"'))
        expect(rows).toEqual([{ name: 'Old' }])
      })
    })
  })
})

const addMigration = (url: string) =>
  withClient(url, (client) =>
    client.query(`insert into _prisma_migrations (id, migration_name, checksum, finished_at)
      values ('new', '20990101000000_add_more', 'x', now())`),
  )

test('a backup of a newer version is refused, and the database stays empty', async () => {
  await withDatabase(
    'newer',
    async (newer) => {
      await addMigration(newer)
      await withFolder(async (folder) => {
        const file = path.join(folder, 'newer.gz')
        await writeBackup({ databaseUrl: newer, file, dataKey })
        await withDatabase('untouched', async (url) => {
          await expect(restoreBackup({ databaseUrl: url, file })).rejects.toThrow('20990101000000_add_more')
          expect(await rowsOf(url)).toEqual({})
        })
      })
    },
    inject('database').template,
  )
})

test('rows that break a rule leave the database empty, to be tried again', async () => {
  await withDatabase(
    'broken',
    async (broken) => {
      await withClient(broken, (client) =>
        client.query(`set session_replication_role = replica;
          insert into "Profile" ("userId") values (gen_random_uuid())`),
      )
      await withFolder(async (folder) => {
        const file = path.join(folder, 'broken.gz')
        await writeBackup({ databaseUrl: broken, file, dataKey })
        await withDatabase('retried', async (url) => {
          const reason = /Profile_userId_fkey.*The database is empty again\./
          await expect(restoreBackup({ databaseUrl: url, file })).rejects.toThrow(reason)
          await expect(restoreBackup({ databaseUrl: url, file })).rejects.toThrow(reason)
        })
      })
    },
    inject('database').template,
  )
})
