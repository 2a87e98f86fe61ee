import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { endImport } from '@/lib/invitations/imports/commands/end-import'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { undoRow } from '@/lib/invitations/imports/commands/undo-row'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aDoneImport, aStartedImport, importOf, takeBackRows } from '@/tests/factories/imports/imports'

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

test('undone, it deletes the teams and tags that it created and nobody uses', async () => {
  const workspace = await aWorkspace()
  const where = { workspaceId: workspace.id }
  const admin = await anAdmin({ workspace })
  await aTeam({ workspace, name: 'Old' })
  const places = (email: string, teams: string) => [email, '', '', '', teams, '', 'Lisbon, Porto']
  const rows = [places('ana@acme.example', 'Designn, Old'), places('kofi@acme.example', 'Used')]
  const { id } = await aDoneImport(admin, rows)
  await aTeam({ workspace, name: 'Later' })
  const { id: teamId } = await db.team.findFirstOrThrow({ where: { ...where, name: 'Used' } })
  await db.teamMember.create({ data: { ...where, teamId, memberId: admin.memberId } })
  await undoImport(admin, { id })
  await takeBackRows(admin, id)
  const left = await db.team.findMany({ where, orderBy: { name: 'asc' } })
  expect(left.map(({ name }) => name)).toEqual(['Later', 'Old', 'Used'])
  expect(await db.tag.count({ where })).toBe(0)
  const lines = await db.activity.findMany({ where: { ...where, title: { contains: 'created the team' } } })
  expect(lines.map(({ title }) => title)).toEqual([expect.stringContaining('Used')])
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
