import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aDoneImport, rowsOf, takeBackRows, importOf } from '@/tests/factories/imports/imports'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { describe, test, expect } from 'vitest'
import { undoRow } from '@/lib/invitations/imports/commands/undo-row'
import { db, transaction } from '@/lib/platform/db'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { daysFrom, now } from '@/lib/platform/clock'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { untilAwaited } from '@/tests/support/waiting'

async function aWayBack(rows: (email: string) => string[][]) {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace, firstName: 'Ana', lastName: 'Silva' })]
  const { id } = await aDoneImport(admin, rows(ana.email))
  await undoImport(admin, { id })
  return { workspace, admin, ana, id }
}

const invited = () => [['new@acme.example', 'New']]
const updated = (email: string) => [[email, '', 'Sousa', 'Manager', 'Lab', '', 'Lisbon', 'Lead']]

describe('an invitation', () => {
  test('is revoked, and its seat is free', async () => {
    const { admin, id } = await aWayBack(invited)
    expect(await undoRow(admin, { id, number: 2 })).toEqual({ isDone: true })
    expect(await rowsOf(id)).toMatchObject([{ status: 'UNDONE', before: null }])
    expect(await db.invitation.findMany({ where: { workspaceId: admin.workspaceId } })).toMatchObject([
      { status: 'REVOKED' },
    ])
  })

  test('stays when somebody has accepted it, and the row says so', async () => {
    const { admin, id } = await aWayBack(invited)
    await db.invitation.updateMany({ where: { workspaceId: admin.workspaceId }, data: { status: 'ACCEPTED' } })
    await undoRow(admin, { id, number: 2 })
    expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', problems: [expect.stringContaining('accepted')] }])
  })
})

describe('somebody who was updated', () => {
  const placeOf = (memberId: string) =>
    db.member.findUniqueOrThrow({
      where: { id: memberId },
      include: { user: { include: { profile: true } }, teams: true, tags: true },
    })

  test('becomes what they were', async () => {
    const { admin, ana, id } = await aWayBack(updated)
    expect(await placeOf(ana.memberId)).toMatchObject({ role: 'Manager', user: { lastName: 'Sousa' } })
    await undoRow(admin, { id, number: 2 })
    expect(await placeOf(ana.memberId)).toMatchObject({
      role: 'Member',
      teams: [],
      tags: [],
      user: { firstName: 'Ana', lastName: 'Silva', profile: { jobTitle: '' } },
    })
  })

  test('stays as they are when somebody has changed them since', async () => {
    const { admin, ana, id } = await aWayBack(updated)
    await db.member.update({ where: { id: ana.memberId }, data: { role: 'Admin' } })
    await undoRow(admin, { id, number: 2 })
    expect(await placeOf(ana.memberId)).toMatchObject({ role: 'Admin', user: { lastName: 'Sousa' }, tags: [{}] })
    expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', problems: ['Kept: their role has changed since.'] }])
  })
})

test('a row is taken back once, however many try', async () => {
  const { admin, id } = await aWayBack(updated)
  const runs = await Promise.all([undoRow(admin, { id, number: 2 }), undoRow(admin, { id, number: 2 })])
  expect(runs.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(await undoRow(admin, { id, number: 2 })).toEqual({ isDone: false })
})

test('nobody of another workspace takes one back, and none of what nobody asked for', async () => {
  const { id } = await aWayBack(invited)
  expect(await undoRow(await anAdmin(), { id, number: 2 })).toEqual({ isDone: false })
  const admin = await anAdmin()
  const done = await aDoneImport(admin, invited())
  expect(await undoRow(admin, { id: done.id, number: 2 })).toEqual({ isDone: false })
})

test('an Admin who was unmade meanwhile takes none back; it waits for another', async () => {
  const workspace = await aWorkspace()
  const [importer, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const { id } = await aDoneImport(importer, invited())
  await undoImport(importer, { id })
  await changeRoles(other, { ids: [importer.memberId], role: 'Member' })
  expect(await undoRow(importer, { id, number: 2 })).toEqual({ isDone: false })
  expect(await undoRow(other, { id, number: 2 })).toEqual({ isDone: true })
  expect(await rowsOf(id)).toMatchObject([{ status: 'UNDONE' }])
})

test('of somebody whose account is gone there is nothing to take back, and the rest is', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const { id } = await aDoneImport(admin, [...updated(ana.email), ...invited()])
  await transaction((tx) => forgetPerson(tx, ana))
  await undoImport(admin, { id })
  await takeBackRows(admin, id)
  expect(await importOf(id)).toMatchObject({ status: 'UNDONE' })
  expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', email: '', problems: [] }, { status: 'UNDONE' }])
})

test('none is taken back in a workspace that is being deleted; it waits', async () => {
  const { workspace, admin, id } = await aWayBack(invited)
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: daysFrom(now(), 30) } })
  expect(await undoRow(admin, { id, number: 2 })).toEqual({ isDone: false })
  expect(await db.invitation.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([{ status: 'PENDING' }])
})

test('somebody deletes their account while their row is taken back: neither waits for the other for good', async () => {
  const { admin, ana, id } = await aWayBack(updated)
  const { run } = await transaction(async (tx) => {
    await lockSeats(tx, ana)
    const begun = undoRow(admin, { id, number: 2 })
    await untilAwaited()
    await forgetPerson(tx, ana)
    return { run: begun }
  })
  expect(await run).toEqual({ isDone: false })
})
