import { expect, test } from 'vitest'
import { discardImport } from '@/lib/invitations/imports/commands/discard-import'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aList, aStartedImport } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const rows = [['ana@acme.example', 'Ana']]

test.each([
  ['Manager', aManager],
  ['Member', aMember],
])('no %s discards a list', async (_, aPerson) => {
  const workspace = await aWorkspace()
  const { id } = await aList(await anAdmin({ workspace }), rows)
  await expectRefused(discardImport(await aPerson({ workspace }), { id }), 'forbidden')
})

test('an Admin of another workspace finds nothing', async () => {
  const { id } = await aList(await anAdmin(), rows)
  await expectRefused(discardImport(await anAdmin(), { id }), 'not-found')
})

test('nothing of it is left', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, rows)
  await discardImport(admin, { id })
  expect(await db.peopleImportRow.count({ where: { importId: id } })).toBe(0)
  await expectRefused(discardImport(admin, { id }), 'not-found')
})

test('one that has begun stays', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, rows)
  await expectRefused(discardImport(admin, { id }), 'conflict')
})
