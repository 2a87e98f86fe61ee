import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { createTeam } from '@/lib/teams/commands/create-team'
import { createTeamSchema } from '@/lib/teams/schema'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { auditOf, toldAbout } from './audit-of'

const colleagueOf = ({ workspaceId }: Actor) => aMember({ workspace: { id: workspaceId } })
const placesIn = (teamId: string) =>
  db.teamMember.findMany({ where: { teamId }, select: { workspaceId: true, memberId: true, isManager: true } })
const aTeamOf = (managers: Actor[], members: Actor[], name = unique('Product')) => ({
  name,
  managerIds: managers.map(({ memberId }) => memberId),
  memberIds: members.map(({ memberId }) => memberId),
})

test('an Admin makes a team of people of the workspace, with who leads it', async () => {
  const admin = await anAdmin()
  const { workspaceId } = admin
  const [lead, one] = [await colleagueOf(admin), await colleagueOf(admin)]
  const { id } = await createTeam(admin, aTeamOf([lead], [one], 'Product'))
  expect(await db.team.findUnique({ where: { id } })).toMatchObject({ workspaceId, name: 'Product' })
  const places = await placesIn(id)
  expect(places).toHaveLength(2)
  expect(places).toContainEqual({ workspaceId, memberId: lead.memberId, isManager: true })
  expect(places).toContainEqual({ workspaceId, memberId: one.memberId, isManager: false })
})

test('refuses a name in capitals that is there, whatever its small letters are', async () => {
  const admin = await anAdmin()
  await createTeam(admin, aTeamOf([], [], 'ΟΔΟΣ'))
  await expectRefused(createTeam(admin, aTeamOf([], [], 'ΟΔΟΣ')), 'invalid')
})

test.each([
  ['a Manager', aManager],
  ['a Member', aMember],
])('%s may not, and nothing is written', async (_who, make) => {
  const actor = await make()
  await expect(createTeam(actor, aTeamOf([actor], []))).rejects.toMatchObject({ code: 'forbidden' })
  expect(await db.team.count({ where: { workspaceId: actor.workspaceId } })).toBe(0)
})

test('somebody named twice is in it once, and leads it', async () => {
  const admin = await anAdmin()
  const { id } = await createTeam(admin, aTeamOf([admin], [admin, admin]))
  expect(await placesIn(id)).toMatchObject([{ memberId: admin.memberId, isManager: true }])
})

test('a team may begin empty', async () => {
  const admin = await anAdmin()
  const { id } = await createTeam(admin, aTeamOf([], []))
  expect(await placesIn(id)).toEqual([])
})

test('people of another workspace and people who left are refused, and nothing is written', async () => {
  const admin = await anAdmin()
  const stranger = await aMember()
  const gone = await colleagueOf(admin)
  await deactivate(gone)
  for (const person of [stranger, gone]) {
    const refused = { code: 'invalid', fields: { memberIds: expect.any(String) } }
    await expect(createTeam(admin, aTeamOf([], [admin, person]))).rejects.toMatchObject(refused)
    await expect(createTeam(admin, aTeamOf([person], []))).rejects.toMatchObject(refused)
  }
  expect(await db.team.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
})

test('a name is taken once in a workspace, also by two at once, and free in another', async () => {
  const admin = await anAdmin()
  const attempts = await Promise.allSettled([1, 2].map(() => createTeam(admin, aTeamOf([admin], [], 'Design'))))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const again = createTeam(admin, aTeamOf([admin], [], 'Design'))
  await expect(again).rejects.toMatchObject({ code: 'invalid', fields: { name: expect.any(String) } })
  const other = await anAdmin()
  expect(await createTeam(other, aTeamOf([other], [], 'Design'))).toMatchObject({ id: expect.any(String) })
})

test('it may be part of another from the start, if that is here and not too deep', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const above = await aTeam({ workspace })
  const { id } = await createTeam(admin, {
    ...aTeamOf([], []),
    description: 'Keeps the lights on.',
    parentId: above.id,
  })
  expect(await db.team.findUnique({ where: { id } })).toMatchObject({
    parentId: above.id,
    description: 'Keeps the lights on.',
  })
  const strange = await aTeam({ workspace: await aWorkspace() })
  let lowest = above
  for (let level = 2; level <= 6; level += 1) lowest = await aTeam({ workspace, parent: lowest })
  for (const parentId of [strange.id, lowest.id])
    await expectRefused(createTeam(admin, { ...aTeamOf([], []), parentId }), 'invalid', 'parentId')
})

test('a name differs by more than capital letters', async () => {
  const admin = await anAdmin()
  await createTeam(admin, aTeamOf([], [], 'Design'))
  await expectRefused(createTeam(admin, aTeamOf([], [], 'DESIGN')), 'invalid', 'name')
})

test('those who are put in are told by whom, everybody reads of it in the feed, and the log keeps it', async () => {
  const admin = await anAdmin({ firstName: 'Amara' })
  const [lead, one] = [await colleagueOf(admin), await colleagueOf(admin)]
  const { id } = await createTeam(admin, aTeamOf([lead, admin], [one], 'Product'))
  expect(await toldAbout(lead)).toEqual([['Amara Nair made you a manager of the team Product', `/users/teams/${id}`]])
  expect(await toldAbout(one)).toEqual([['Amara Nair added you to the team Product', `/users/teams/${id}`]])
  expect(await toldAbout(admin)).toEqual([])
  const where = { workspaceId: admin.workspaceId, memberId: null }
  expect(await db.activity.findMany({ where })).toMatchObject([
    { title: 'Amara Nair created the team Product', createdById: admin.memberId },
  ])
  expect(await auditOf(admin)).toEqual([
    ['team.created', 'Created the team “Product” with 3 people, led by Amara Nair and Priya Nair'],
  ])
})

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
  ['a name of two lines', { name: 'Pro\nduct' }, 'name'],
  ['an id that is none', { memberIds: ['tom'] }, 'memberIds'],
])('%s does not pass', (_what, given, field) => {
  const parsed = createTeamSchema.safeParse({ name: 'Product', managerIds: [], memberIds: [], ...given })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
