import { expect, test } from 'vitest'
import { migrate } from '@/scripts/support/database/migrate.mjs'
import { readMigrations } from '@/scripts/support/database/migration-files.mjs'
import { wholeSchemaSql } from '@/scripts/support/database/new-migration.mjs'
import { addressOf, withClient, withDatabase } from '@/tests/support/scratch-database'

const columns = `select table_name, column_name, udt_name, is_nullable, column_default, character_maximum_length
  from information_schema.columns where table_schema = 'public' and table_name not like '\\_%' order by 1, 2`
const rules = `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as text
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f') and conrelid::regclass::text not like '\\_%'
  union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' and tablename not like '\\_%'
  order by 1, 2`

const catalogOf = (url: string) =>
  withClient(url, async (client) => ({
    columns: (await client.query(columns)).rows,
    rules: (await client.query(rules)).rows,
  }))

test('two starts at once migrate once, as Prisma records it', async () => {
  await withDatabase('twice', async (url) => {
    const applied = await Promise.all([migrate(url), migrate(url)])
    const { migrationDirectories } = await readMigrations()
    expect(applied.map(({ length }) => length).sort()).toEqual([0, migrationDirectories.length])
    const { rows } = await withClient(url, (client) =>
      client.query('select migration_name as name, finished_at is not null as done from _prisma_migrations order by 1'),
    )
    expect(rows).toEqual(migrationDirectories.map(({ path }) => ({ name: path, done: true })))
    expect(await migrate(url)).toEqual([])
  })
})

test('the migrations build what the schema says, and at most rules beyond it', async () => {
  await withDatabase('migrated', (migrated) =>
    withDatabase('written', async (written) => {
      await migrate(migrated)
      await withClient(written, async (client) => client.query((await wholeSchemaSql()) ?? ''))
      const [actual, wished] = [await catalogOf(migrated), await catalogOf(written)]
      expect(wished.columns.length).toBeGreaterThan(50)
      expect(actual.columns).toEqual(wished.columns)
      expect(actual.rules).toEqual(expect.arrayContaining(wished.rules))
    }),
  )
})

test('a database that is not there is named, without the password', async () => {
  const url = addressOf('nowhere')
  const { password } = new URL(url)
  const reason = await migrate(url).catch((error: Error) => error.message)
  expect(reason).toContain('has no database "nowhere"')
  expect(reason).not.toContain(password)
})
