import { expect, test } from 'vitest'
import { matchColumns } from '@/lib/invitations/imports/commands/match-columns'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { matchColumnsSchema } from '@/lib/invitations/imports/schema'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aDoneImport, aList, rowsOf } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const rows = [['ana@acme.example', 'Ana']]

test.each([
  ['Manager', aManager],
  ['Member', aMember],
])('no %s says what a column holds', async (_, aPerson) => {
  const workspace = await aWorkspace()
  const { id } = await aList(await anAdmin({ workspace }), rows)
  await expectRefused(matchColumns(await aPerson({ workspace }), { id, columns: ['email'] }), 'forbidden')
})

test('an Admin of another workspace finds nothing', async () => {
  const { id } = await aList(await anAdmin(), rows)
  await expectRefused(matchColumns(await anAdmin(), { id, columns: ['email'] }), 'not-found')
})

test('every row is checked anew, and the choice is kept', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, [['x', 'Ana', 'ana@acme.example']], ['a', 'b', 'c'])
  expect(await getImport(admin, id)).toMatchObject({ columns: ['', '', 'email'], counts: { invite: 1 } })
  await matchColumns(admin, { id, columns: ['email', 'firstName'] })
  expect(await getImport(admin, id)).toMatchObject({ columns: ['email', 'firstName', ''], counts: { refused: 1 } })
  await matchColumns(admin, { id, columns: ['', 'firstName', 'email'] })
  expect(await rowsOf(id)).toMatchObject([
    { email: 'ana@acme.example', status: 'READY', action: 'INVITE', problems: [] },
  ])
})

test('a field stands in one column only', () => {
  const input = { id: crypto.randomUUID(), columns: ['email', '', '', 'email'] }
  const issues = matchColumnsSchema.safeParse(input).error?.issues
  expect(issues).toMatchObject([{ path: ['columns', 3], message: 'Another column is already imported as “E-mail”.' }])
})

test('an import that was done stays as it is', async () => {
  const admin = await anAdmin()
  const { id } = await aDoneImport(admin, rows)
  await expectRefused(matchColumns(admin, { id, columns: ['email'] }), 'conflict')
})
