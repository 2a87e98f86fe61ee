import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { endImport } from '@/lib/invitations/imports/commands/end-import'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { undoRow } from '@/lib/invitations/imports/commands/undo-row'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aDoneImport, aStartedImport, importOf } from '@/tests/factories/imports/imports'

const rows = [['ana@acme.example', 'Ana'], ['kofi@']]

test('it ends once no row is left, and notifies the person who started it once', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, rows)
  const system = systemActor(admin.workspaceId)
  expect(await endImport(system, { id })).toEqual({ isEnded: false })
  await importRow(admin, { id, number: 2 })
  expect(await endImport(systemActor((await anAdmin()).workspaceId), { id })).toEqual({ isEnded: false })
  expect(await endImport(system, { id })).toEqual({ isEnded: true })
  expect(await endImport(system, { id })).toEqual({ isEnded: false })
  expect(await importOf(id)).toMatchObject({ status: 'DONE', doneCount: 1 })
  const told = await db.notification.findMany({ where: { memberId: admin.memberId } })
  expect(told).toMatchObject([
    { message: 'Your import of “people.csv” is done: 1 invited, 1 left out', link: `/users/import/${id}` },
  ])
})

test('so does the taking back of it', async () => {
  const admin = await anAdmin()
  const { id } = await aDoneImport(admin, rows)
  const system = systemActor(admin.workspaceId)
  await undoImport(admin, { id })
  expect(await endImport(system, { id })).toEqual({ isEnded: false })
  await undoRow(admin, { id, number: 2 })
  expect(await endImport(system, { id })).toEqual({ isEnded: true })
  expect(await importOf(id)).toMatchObject({ status: 'UNDONE' })
})
