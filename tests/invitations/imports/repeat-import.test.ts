import { expect, test } from 'vitest'
import { matchColumns } from '@/lib/invitations/imports/commands/match-columns'
import { repeatImport } from '@/lib/invitations/imports/commands/repeat-import'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aDoneImport, aList, aStartedImport, takeBackRows } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

const rows = [['ana@acme.example', 'Ana'], ['kofi@']]

test.each([
  ['Manager', aManager],
  ['Member', aMember],
])('no %s begins again', async (_, aPerson) => {
  const workspace = await aWorkspace()
  const { id } = await aDoneImport(await anAdmin({ workspace }), rows)
  await expectRefused(repeatImport(await aPerson({ workspace }), { id, madeId: randomId() }), 'forbidden')
})

test('an Admin of another workspace finds nothing', async () => {
  const { id } = await aDoneImport(await anAdmin(), rows)
  await expectRefused(repeatImport(await anAdmin(), { id, madeId: randomId() }), 'not-found')
})

test('nobody does on the free plan', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { id } = await aDoneImport(await anAdmin({ workspace }), rows)
  await db.subscription.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'EXPIRED' } })
  await expectRefused(repeatImport(await anAdmin({ workspace }), { id, madeId: randomId() }), 'plan-limit')
})

test('what was taken back is there to be done again', async () => {
  const admin = await anAdmin()
  const { id } = await aDoneImport(admin, rows)
  await undoImport(admin, { id })
  await takeBackRows(admin, id)
  const again = await repeatImport(admin, { id, madeId: randomId() })
  expect(again.id).not.toBe(id)
  expect(await getImport(admin, again.id)).toMatchObject({
    status: 'CHECKING',
    counts: { all: 2, invite: 1, refused: 1 },
  })
})

test('each column holds what was said of it, also where it was left out', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, [['ana@acme.example', 'Ana', 'Admin']], ['E-mail', 'First name', 'Role'])
  await matchColumns(admin, { id, columns: ['email', 'firstName', ''] })
  const again = await repeatImport(admin, { id, madeId: randomId() })
  expect(await getImport(admin, again.id)).toMatchObject({ columns: ['email', 'firstName', ''] })
})

test('one that is under way is waited for', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, rows)
  await expectRefused(repeatImport(admin, { id, madeId: randomId() }), 'conflict')
})

test('pressed twice at the same moment, begins one, and none under the id of anybody else’s', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const { id } = await aDoneImport(admin, rows)
  await expectMadeOnce(
    (madeId) => repeatImport(admin, { id, madeId }),
    () => db.peopleImport.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [await anAdmin({ workspace }), await anAdmin()]) {
    const { id: madeId } = await aList(other, rows)
    await expectRefused(repeatImport(admin, { id, madeId }), 'not-found')
  }
})
