import { describe, test, expect } from 'vitest'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { aStartedImport, rowsOf, aList } from '@/tests/factories/imports/imports'
import { expectRefused } from '@/tests/support/refused'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { db, transaction } from '@/lib/platform/db'
import { aTeam } from '@/tests/factories/teams'
import { mailsTo } from '@/tests/support/outbox'
import { daysFrom, now } from '@/lib/platform/clock'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { untilAwaited } from '@/tests/support/waiting'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { anInvitation } from '@/tests/factories/invitations'

const row = ['ana@acme.example', 'Ana', 'Silva', 'Manager', 'design; Lab', 'Lab', 'Lisbon', 'Lead']

describe('who may', () => {
  test.each([
    ['Manager', aManager],
    ['Member', aMember],
  ])('no %s does a row', async (_, aPerson) => {
    const workspace = await aWorkspace()
    const { id } = await aStartedImport(await anAdmin({ workspace }), [row])
    await expectRefused(importRow(await aPerson({ workspace }), { id, number: 2 }), 'forbidden')
  })

  test('an Admin who was unmade while the import ran does none, and the workspace keeps the other', async () => {
    const workspace = await aWorkspace()
    const [importer, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
    const { id } = await aStartedImport(importer, [[other.email, '', '', 'Member']])
    await changeRoles(other, { ids: [importer.memberId], role: 'Member' })
    await expectRefused(importRow(importer, { id, number: 2 }), 'forbidden')
    expect(await db.member.findUnique({ where: { id: other.memberId } })).toMatchObject({ role: 'Admin' })
  })

  test('an Admin of another workspace finds none', async () => {
    const { id } = await aStartedImport(await anAdmin(), [row])
    expect(await importRow(await anAdmin(), { id, number: 2 })).toEqual({ isDone: false })
    expect(await rowsOf(id)).toMatchObject([{ status: 'READY' }])
  })

  test('a plan that ended has none', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const { id } = await aStartedImport(await anAdmin({ workspace }), [row])
    await db.subscription.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'EXPIRED' } })
    await expectRefused(importRow(await anAdmin({ workspace }), { id, number: 2 }), 'plan-limit')
  })
})

test('somebody new is invited with all that comes with the place', async () => {
  const email = `${unique('ana')}@acme.example`
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const design = await aTeam({ workspace, name: 'Design' })
  const { id } = await aStartedImport(admin, [row.with(0, email)])
  expect(await importRow(admin, { id, number: 2 })).toEqual({ isDone: true })
  const [invitation] = await db.invitation.findMany({
    where: { workspaceId: workspace.id },
    include: { teams: { include: { team: true } }, tags: { include: { tag: true } } },
  })
  expect(invitation).toMatchObject({ email, firstName: 'Ana', role: 'Manager', status: 'PENDING' })
  const teams = invitation?.teams.map(({ team, isManager }) => [team.name, isManager]).toSorted()
  expect(teams).toEqual([
    ['Design', false],
    ['Lab', true],
  ])
  expect(invitation?.teams.map(({ teamId }) => teamId)).toContain(design.id)
  expect(invitation?.tags.map(({ tag }) => tag.name)).toEqual(['Lisbon'])
  expect(await rowsOf(id)).toMatchObject([
    { status: 'DONE', invitationId: invitation?.id, before: { kind: 'invited' } },
  ])
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['invitation.sent'])
})

test('somebody who is here is updated, and whatever is empty stays', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace, firstName: 'Ana', lastName: 'Silva' })]
  const { id } = await aStartedImport(admin, [[ana.email, '', 'Sousa', 'Manager', 'Lab', '', 'Lisbon', 'Lead']])
  await importRow(admin, { id, number: 2 })
  const place = await db.member.findUniqueOrThrow({
    where: { id: ana.memberId },
    include: { user: { include: { profile: true } }, teams: true, tags: true },
  })
  expect(place).toMatchObject({
    role: 'Manager',
    user: { firstName: 'Ana', lastName: 'Sousa', sessionVersion: 2, profile: { jobTitle: 'Lead' } },
    teams: [{ isManager: false }],
    tags: [{}],
  })
  expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', action: 'UPDATE', memberId: ana.memberId }])
})

test('a row is done once, however many try', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, [row])
  const runs = await Promise.all([importRow(admin, { id, number: 2 }), importRow(admin, { id, number: 2 })])
  expect(runs.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(await importRow(admin, { id, number: 2 })).toEqual({ isDone: false })
  expect(await db.invitation.count({ where: { workspaceId: admin.workspaceId } })).toBe(1)
})

test('nothing is done of a list that was not started', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, [row])
  expect(await importRow(admin, { id, number: 2 })).toEqual({ isDone: false })
})

test('what has become wrong since is left out, and says why', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const { id } = await aStartedImport(admin, [[ana.email, '', '', 'Manager']])
  await db.member.update({ where: { id: ana.memberId }, data: { status: 'DEACTIVATED' } })
  await importRow(admin, { id, number: 2 })
  expect(await rowsOf(id)).toMatchObject([{ status: 'FAILED', problems: [expect.stringContaining('Deactivated')] }])
})

test('nothing is done in a workspace that is being deleted, and the row waits', async () => {
  const admin = await anAdmin()
  const { id } = await aStartedImport(admin, [row])
  await db.workspace.update({ where: { id: admin.workspaceId }, data: { deletionAt: daysFrom(now(), 30) } })
  expect(await importRow(admin, { id, number: 2 })).toEqual({ isDone: false })
  expect(await rowsOf(id)).toMatchObject([{ status: 'READY' }])
  expect(await db.invitation.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
})

test('a team whose name holds a comma is that team, and no other is made', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await aTeam({ workspace, name: 'Legal, Risk', members: [ana] })
  const { id } = await aStartedImport(admin, [[`${unique('bo')}@acme.example`], [ana.email, '', '', '', 'legal, risk']])
  await importRow(admin, { id, number: 3 })
  expect((await rowsOf(id))[1]).toMatchObject({ status: 'DONE', action: 'NOTHING' })
  expect(await db.team.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([{ name: 'Legal, Risk' }])
})

test('somebody deletes their account while their row is done: neither waits for the other for good', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const { id } = await aStartedImport(admin, [[ana.email, '', '', 'Manager']])
  const { run } = await transaction(async (tx) => {
    await lockSeats(tx, ana)
    const begun = importRow(admin, { id, number: 2 })
    await untilAwaited()
    await forgetPerson(tx, ana)
    return { run: begun }
  })
  expect(await run).toEqual({ isDone: true })
  expect(await rowsOf(id)).toMatchObject([{ status: 'FAILED', problems: ['Enter an e-mail address.'] }])
})

test('somebody whose invitation nobody answers for is invited again', async () => {
  const workspace = await aWorkspace()
  const [admin, leaver] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const { email } = await anInvitation(leaver)
  await deactivate(leaver)
  const { id } = await aStartedImport(admin, [[email, 'Ana']])
  await importRow(admin, { id, number: 2 })
  expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', action: 'INVITE' }])
  const invitations = await db.invitation.findMany({ where: { workspaceId: workspace.id } })
  expect(invitations).toMatchObject([{ email, firstName: 'Ana', inviterId: admin.memberId }])
})
