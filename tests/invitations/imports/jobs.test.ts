import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { removeOldImports, runImports } from '@/lib/invitations/imports/jobs'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { aDoneImport, aList, aStartedImport, importOf, rowsOf } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'

// A run takes a few at a time, and those that other tests have left under way would come first.
beforeAll(() => db.peopleImport.deleteMany())
afterEach(() => setClock())

const many = Array.from({ length: 60 }, (_, index) => [`p${index}@acme.example`, `P${index}`])
const invitedIn = (workspaceId: string) => db.invitation.count({ where: { workspaceId, status: 'PENDING' } })

describe('an import that is under way', () => {
  test('is done to its end', async () => {
    const admin = await anAdmin()
    const { id } = await aStartedImport(admin, many)
    await runImports(now())
    expect(await importOf(id)).toMatchObject({ status: 'DONE', doneCount: 60 })
    expect(await invitedIn(admin.workspaceId)).toBe(60)
  })

  test('is done once by two that run at the same time', async () => {
    const admin = await anAdmin()
    const { id } = await aStartedImport(admin, many)
    await Promise.all([runImports(now()), runImports(now())])
    await runImports(now())
    expect(await importOf(id)).toMatchObject({ status: 'DONE', doneCount: 60 })
    expect(await invitedIn(admin.workspaceId)).toBe(60)
    expect(await db.mail.count({ where: { workspaceId: admin.workspaceId, event: 'invitation.sent' } })).toBe(60)
  })

  test('goes on where it was cut off', async () => {
    const admin = await anAdmin()
    const { id } = await aStartedImport(admin, many)
    await importRow(admin, { id, number: 2 })
    await runImports(now())
    expect(await invitedIn(admin.workspaceId)).toBe(60)
    expect((await rowsOf(id)).every(({ status }) => status === 'DONE')).toBe(true)
  })

  test('stops when the person who started it is no longer an Admin, and every row says so', async () => {
    const workspace = await aWorkspace()
    await anAdmin({ workspace })
    const admin = await anAdmin({ workspace })
    const { id } = await aStartedImport(admin, many)
    await deactivate(admin)
    await runImports(now())
    expect(await importOf(id)).toMatchObject({ status: 'DONE', doneCount: 0 })
    expect(await invitedIn(workspace.id)).toBe(0)
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ status: 'FAILED', problems: [expect.stringContaining('no longer an admin')] })
  })

  test('is done for the Admin who started it, also where another has uploaded the list and left', async () => {
    const workspace = await aWorkspace()
    const [uploader, starter] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
    const own = [starter.email, 'Amara', '', 'Member']
    const { id } = await aList(uploader, [['ana@acme.example', 'Ana'], own])
    await startImport(starter, { id })
    await deactivate(uploader)
    await runImports(now())
    const inviterId = starter.memberId
    expect(await db.invitation.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([{ inviterId }])
    expect(await db.member.findUnique({ where: { id: inviterId } })).toMatchObject({ role: 'Admin' })
    expect(await db.notification.count({ where: { memberId: inviterId, key: `import.finished:${id}` } })).toBe(1)
  })

  test('leaves out people the plan has no seat for', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const admin = await anAdmin({ workspace })
    const { id } = await aStartedImport(admin, [['ana@acme.example'], ['kofi@acme.example']])
    const createdAt = now()
    const others = many.concat(many.map(([email]) => [`x${email}`])).slice(0, 98)
    const data = others.map(([email = '']) => ({ email, firstName: 'X', createdAt }))
    const users = await db.user.createManyAndReturn({ data, select: { id: true } })
    const places = users.map((user) => ({
      workspaceId: workspace.id,
      userId: user.id,
      role: 'Member' as const,
      createdAt,
    }))
    await db.member.createMany({ data: places })
    await runImports(now())
    expect(await rowsOf(id)).toMatchObject([
      { status: 'DONE' },
      { status: 'FAILED', problems: ['You have reached the limit for your plan.'] },
    ])
  })
})

test('an import waits while its workspace is being deleted, and no other waits with it', async () => {
  const [leaving, staying] = [await anAdmin(), await anAdmin()]
  const [waiting, next] = [
    await aStartedImport(leaving, many.slice(0, 2)),
    await aStartedImport(staying, many.slice(0, 2)),
  ]
  const deleteAt = (deletionAt: Date | null) =>
    db.workspace.update({ where: { id: leaving.workspaceId }, data: { deletionAt } })
  await deleteAt(daysFrom(now(), 30))
  await runImports(now())
  expect(await importOf(next.id)).toMatchObject({ status: 'DONE', doneCount: 2 })
  expect(await importOf(waiting.id)).toMatchObject({ status: 'RUNNING' })
  expect((await rowsOf(waiting.id)).every(({ status }) => status === 'READY')).toBe(true)
  await deleteAt(null)
  await runImports(now())
  expect(await importOf(waiting.id)).toMatchObject({ status: 'DONE', doneCount: 2 })
})

test('taking one back is done to its end, even after its Admin has left', async () => {
  const workspace = await aWorkspace()
  const other = await anAdmin({ workspace })
  const admin = await anAdmin({ workspace })
  const { id } = await aDoneImport(admin, many)
  await undoImport(admin, { id })
  await deactivate(admin)
  await Promise.all([runImports(now()), runImports(now())])
  await runImports(now())
  expect(await importOf(id)).toMatchObject({ status: 'UNDONE' })
  expect(await invitedIn(other.workspaceId)).toBe(0)
})

test('what is taken back is on record for the Admin who took it back', async () => {
  const workspace = await aWorkspace()
  const { id } = await aDoneImport(await anAdmin({ workspace }), [['ana@acme.example', 'Ana']])
  const other = await anAdmin({ workspace })
  await undoImport(other, { id })
  await runImports(now())
  const where = { workspaceId: workspace.id, action: 'invitation.revoked' }
  expect(await db.auditEntry.findMany({ where })).toMatchObject([{ memberId: other.memberId }])
})

test('lists that are only looked at go after a week, the others after ninety days', async () => {
  const admin = await anAdmin()
  const [looked, done] = [await aList(admin, many), await aDoneImport(admin, [['ana@acme.example']])]
  const left = async () =>
    (await db.peopleImport.findMany({ where: { workspaceId: admin.workspaceId } })).map(({ id }) => id)
  await removeOldImports(daysFrom(now(), 6))
  expect(await left()).toHaveLength(2)
  await removeOldImports(daysFrom(now(), 8))
  expect(await left()).toEqual([done.id])
  expect(looked.id).not.toBe(done.id)
  await removeOldImports(daysFrom(now(), 91))
  expect(await left()).toEqual([])
})
