import { afterEach, expect, test } from 'vitest'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aDoneImport, aList, aStartedImport, importOf } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const rows = [['ana@acme.example', 'Ana']]

test.each([
  ['Manager', aManager],
  ['Member', aMember],
])('no %s takes an import back', async (_, aPerson) => {
  const workspace = await aWorkspace()
  const { id } = await aDoneImport(await anAdmin({ workspace }), rows)
  await expectRefused(undoImport(await aPerson({ workspace }), { id }), 'forbidden')
})

test('an Admin of another workspace finds nothing', async () => {
  const { id } = await aDoneImport(await anAdmin(), rows)
  await expectRefused(undoImport(await anAdmin(), { id }), 'not-found')
})

test('another Admin may, once however often it is pressed, and it is kept on record', async () => {
  const workspace = await aWorkspace()
  const { id } = await aDoneImport(await anAdmin({ workspace }), rows)
  const other = await anAdmin({ workspace })
  await Promise.all([undoImport(other, { id }), undoImport(other, { id })])
  expect(await importOf(id)).toMatchObject({ status: 'UNDOING' })
  const entries = await db.auditEntry.findMany({ where: { objectId: id, action: 'import.undone' } })
  expect(entries).toMatchObject([{ memberId: other.memberId }])
})

test('it can be done for an hour', async () => {
  const admin = await anAdmin()
  const [one, other] = [await aDoneImport(admin, rows), await aDoneImport(admin, [['kofi@acme.example']])]
  const finishedAt = now()
  setClock(() => minutesFrom(finishedAt, 58))
  await undoImport(admin, one)
  setClock(() => minutesFrom(finishedAt, 61))
  await expectRefused(undoImport(admin, other), 'conflict')
})

test.each([
  ['was only looked at', aList],
  ['is under way', aStartedImport],
])('one that %s cannot be taken back', async (_, anImport) => {
  const admin = await anAdmin()
  const { id } = await anImport(admin, rows)
  await expectRefused(undoImport(admin, { id }), 'conflict')
})
