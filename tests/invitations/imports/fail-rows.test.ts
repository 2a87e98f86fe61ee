import { test, expect } from 'vitest'
import { anAdmin } from '@/tests/factories/members'
import { aStartedImport, rowsOf, aDoneImport, aList } from '@/tests/factories/imports/imports'
import { systemActor } from '@/lib/access/actor'
import { failRows } from '@/lib/invitations/imports/commands/fail-rows'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'

const rows = [['ana@acme.example'], ['kofi@acme.example'], ['mei@acme.example']]
const why = 'It could not be done.'

test('one row says why it was not done', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, rows)
  const system = systemActor(admin.workspaceId)
  expect(await failRows(system, { id, number: 3, why })).toEqual({ count: 1 })
  expect(await failRows(system, { id, number: 3, why })).toEqual({ count: 0 })
  expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['READY', 'FAILED', 'READY'])
})

test('so do all that are left, and what is done stays done', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, rows)
  await importRow(admin, { id, number: 2 })
  expect(await failRows(systemActor(admin.workspaceId), { id, why })).toEqual({ count: 2 })
  expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['DONE', 'FAILED', 'FAILED'])
})

test('what could not be taken back stays, and says why', async () => {
  const admin = await anAdmin()
  const { id } = await aDoneImport(admin, rows)
  await undoImport(admin, { id })
  await failRows(systemActor(admin.workspaceId), { id, number: 2, why })
  expect((await rowsOf(id))[0]).toMatchObject({ status: 'DONE', before: null, problems: [why] })
})

test('no row of another workspace, nor of a list that was not started', async () => {
  const admin = await anAdmin()
  const [started, looked] = [await aStartedImport(admin, rows), await aList(admin, rows)]
  expect(await failRows(systemActor((await anAdmin()).workspaceId), { id: started.id, why })).toEqual({ count: 0 })
  expect(await failRows(systemActor(admin.workspaceId), { id: looked.id, why })).toEqual({ count: 0 })
})
