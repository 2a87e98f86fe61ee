import { storedPlace, aStaff, toldTo, auditOf, whileMoving } from './company'
import { test, expect } from 'vitest'
import type { ChangeRolesInput } from '@/lib/members/people/schema'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { db } from '@/lib/platform/db'
import { addressIn } from '@/lib/platform/links'
import { mailsTo } from '@/tests/support/outbox'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { memberActor } from '@/lib/access/actor'

const roleOf = async (actor: Parameters<typeof storedPlace>[0]) => (await storedPlace(actor)).role

test('an Admin gives a role; managers and members may not, and a stranger finds nobody', async () => {
  const { admin, manager, tom, lena, stranger } = await aStaff()
  const input: ChangeRolesInput = { ids: [tom.memberId], role: 'Manager' }
  await expectRefused(changeRoles(stranger, input), 'not-found')
  await expectRefused(changeRoles(manager, input), 'forbidden')
  await expectRefused(changeRoles(lena, input), 'forbidden')
  expect(await roleOf(tom)).toBe('Member')
  expect(await changeRoles(admin, input)).toEqual({ count: 1 })
  expect(await roleOf(tom)).toBe('Manager')
})

test('the person is told here and by mail, signed out everywhere, and it stands in the log', async () => {
  const { admin, tom } = await aStaff()
  const at = new Date('2026-01-05T09:00:00Z')
  const session = { userId: tom.userId, createdAt: at, usedAt: at }
  await db.userSession.create({ data: session })
  const before = await storedPlace(tom)
  await changeRoles(admin, { ids: [tom.memberId], role: 'Admin' })
  const after = await storedPlace(tom)
  expect(after.user.sessionVersion).toBe(before.user.sessionVersion + 1)
  expect(await db.userSession.count({ where: { userId: tom.userId, endedAt: null } })).toBe(0)
  expect(await toldTo(tom)).toEqual([
    'Amara Okafor made you an Admin. You can now run the workspace: its people, teams and settings. → /profile',
  ])
  const props = { roleName: 'an Admin', link: addressIn(admin.workspaceId, '/dashboard') }
  expect(await mailsTo(tom.email)).toMatchObject([{ event: 'member.role-changed', props }])
  expect(await auditOf(admin)).toEqual([
    {
      action: 'member.role-changed',
      objectId: tom.memberId,
      memberId: admin.memberId,
      title: 'Made Tom Reed an Admin; they were a Member',
    },
  ])
})

test('several get it at once, and people who have it keep their sessions and hear nothing', async () => {
  const { admin, manager, tom, lena } = await aStaff()
  const ids = [manager, tom, lena].map(({ memberId }) => memberId)
  const before = await storedPlace(manager)
  expect(await changeRoles(admin, { ids, role: 'Manager' })).toEqual({ count: 2 })
  expect((await storedPlace(manager)).user.sessionVersion).toBe(before.user.sessionVersion)
  expect(await mailsTo(manager.email)).toEqual([])
  expect(await changeRoles(admin, { ids, role: 'Manager' })).toEqual({ count: 0 })
  expect(await mailsTo(tom.email)).toHaveLength(1)
})

test('nobody changes their own role; the only Admin reads why', async () => {
  const { workspace, admin, tom } = await aStaff()
  const input: ChangeRolesInput = { ids: [tom.memberId, admin.memberId], role: 'Member' }
  expect((await refusalOf(changeRoles(admin, input))).message).toMatch(/only admin/)
  await anAdmin({ workspace })
  expect((await refusalOf(changeRoles(admin, input))).message).toMatch(/Ask another admin\.$/)
  expect(await roleOf(admin)).toBe('Admin')
})

test('two Admins who demote each other at once leave one', async () => {
  const { workspace, admin } = await aStaff()
  const other = await anAdmin({ workspace })
  const outcomes = await Promise.allSettled([
    changeRoles(admin, { ids: [other.memberId], role: 'Member' }),
    changeRoles(other, { ids: [admin.memberId], role: 'Member' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.member.count({ where: { workspaceId: workspace.id, role: 'Admin' } })).toBe(1)
})

test('refuses the next press of somebody who was demoted', async () => {
  const { workspace, admin, tom } = await aStaff()
  const other = await anAdmin({ workspace })
  await changeRoles(admin, { ids: [other.memberId], role: 'Member' })
  await expectRefused(changeRoles(other, { ids: [tom.memberId], role: 'Admin' }), 'forbidden')
  expect(await roleOf(tom)).toBe('Member')
})

test('somebody without access keeps their role until they have it again', async () => {
  const { admin, tom, lena } = await aStaff()
  await deactivate(tom)
  const ids = [tom.memberId, lena.memberId]
  await expectRefused(changeRoles(admin, { ids, role: 'Manager' }), 'conflict')
  expect([await roleOf(tom), await roleOf(lena)]).toEqual(['Member', 'Member'])
})

test('the next request of an active person has the new role', async () => {
  const { admin, tom } = await aStaff()
  await changeRoles(admin, { ids: [tom.memberId], role: 'Manager' })
  expect((await memberActor(tom.memberId)).role).toBe('Manager')
})

test('who moves their address at the same moment is waited for, and both are done', async () => {
  const { admin, tom } = await aStaff()
  const { pressed } = await whileMoving(tom, () => changeRoles(admin, { ids: [tom.memberId], role: 'Manager' }))
  expect(await pressed).toEqual({ count: 1 })
})
