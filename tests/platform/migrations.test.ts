import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { pendingSchemaChange } from '@/scripts/support/database/new-migration.mjs'
import { readModels } from '@/tests/structure/support/prisma-schema'

test('every change of the schema has its migration', async () => {
  expect(await pendingSchemaChange()).toBeNull()
})

test('this worker has a database of its own with a table for every model', async () => {
  const [here] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`
  expect(here?.name).toMatch(/^rapport_test_\d+_\d+$/)
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
  const tables = new Set(rows.map(({ name }) => name))
  expect(readModels().filter(({ name }) => !tables.has(name))).toEqual([])
})
