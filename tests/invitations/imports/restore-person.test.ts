import type { Updated } from '@/lib/invitations/imports/schema'
import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember, aPlace, deactivate } from '@/tests/factories/members'
import { transaction, db } from '@/lib/platform/db'
import { restorePerson } from '@/lib/invitations/imports/steps/restore-person'
import { test, expect } from 'vitest'
import { aTeam } from '@/tests/factories/teams'
import { mailsTo } from '@/tests/support/outbox'

const renamed: Updated = { kind: 'updated', lastName: { was: 'Silva', became: 'Nair' }, teams: [], tagIds: [] }
const demoted: Updated = { kind: 'updated', role: { was: 'Member', became: 'Admin' }, teams: [], tagIds: [] }

async function aColleague() {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const restore = (trace: Updated, memberId = ana.memberId, actor = admin) =>
    transaction((tx) => restorePerson(tx, actor, memberId, trace))
  return { workspace, admin, ana, restore }
}

test('what is as it was left becomes what it was', async () => {
  const { ana, restore } = await aColleague()
  expect(await restore(renamed)).toBeNull()
  expect(await db.user.findUnique({ where: { id: ana.userId } })).toMatchObject({ lastName: 'Silva' })
  expect(await restore(renamed)).toMatch(/has changed since/)
})

test('what somebody is called who has a place elsewhere by now stays, and the rest of it becomes what it was', async () => {
  const { workspace, ana, restore } = await aColleague()
  const team = await aTeam({ workspace, members: [ana] })
  await aPlace({ userId: ana.userId, workspace: await aWorkspace() })
  expect(await restore(renamed)).toMatch(/set their own name/)
  expect(await db.user.findUnique({ where: { id: ana.userId } })).toMatchObject({ lastName: 'Nair' })
  const teams = [{ teamId: team.id, was: null, became: false }]
  expect(await restore({ kind: 'updated', teams, tagIds: [] })).toBeNull()
  expect(await db.teamMember.count({ where: { teamId: team.id } })).toBe(0)
})

test('a manager of a team is its member again', async () => {
  const { workspace, ana, restore } = await aColleague()
  const team = await aTeam({ workspace, managers: [ana] })
  const teams = [{ teamId: team.id, was: false, became: true }]
  expect(await restore({ kind: 'updated', teams, tagIds: [] })).toBeNull()
  expect(await db.teamMember.findMany({ where: { teamId: team.id } })).toMatchObject([{ isManager: false }])
})

test('nobody takes back their own role', async () => {
  const { admin, restore } = await aColleague()
  expect(await restore(demoted, admin.memberId)).toMatch(/change your own role/)
})

test('people who are not here stay as they are, and people of another workspace, too', async () => {
  const { ana, restore } = await aColleague()
  expect(await restore(renamed, crypto.randomUUID())).toMatch(/no longer here/)
  expect(await restore(renamed, ana.memberId, await anAdmin())).toMatch(/no longer here/)
})

test('somebody without access stays as they are, and gets no mail', async () => {
  const { ana, restore } = await aColleague()
  const promoted: Updated = { ...demoted, role: { was: 'Manager', became: 'Member' } }
  await deactivate(ana)
  expect(await restore(promoted)).toMatch(/been deactivated since/)
  expect(await restore(renamed)).toMatch(/been deactivated since/)
  expect(await db.member.findUnique({ where: { id: ana.memberId } })).toMatchObject({ role: 'Member' })
  expect(await mailsTo(ana.email)).toEqual([])
})
