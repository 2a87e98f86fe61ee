import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { countPeople, listGroups, listPeople } from '@/lib/members/people/queries/list-people'
import { peopleListSchema, type PeopleListFilter } from '@/lib/members/people/schema'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { invitationListSchema } from '@/lib/invitations/schema'
import { searchPeople } from '@/lib/members/queries'
import { listTagPage, listTags } from '@/lib/members/tags/queries'
import { tagListSchema } from '@/lib/members/tags/schema'
import { countUnseen } from '@/lib/notifications/queries/list-notifications'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getTeam } from '@/lib/teams/queries/get-team'
import { listTeamPage } from '@/lib/teams/queries/list-teams'
import { teamListSchema } from '@/lib/teams/schema'
import { anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectFewStatements } from '@/tests/support/statements'
import { aStaff } from './company'

const everybody = peopleListSchema.parse({})
const list = (actor: Actor, given: Partial<PeopleListFilter> = {}) => listPeople(actor, { ...everybody, ...given })
const namesFor = async (actor: Actor, given?: Partial<PeopleListFilter>) =>
  (await list(actor, given)).rows.map(({ name }) => name)

const staffNames = ['Amara Okafor', 'Lena Hoffmann', 'Priya Nair', 'Tom Reed']

test('every role reads the same people, by name, and a stranger only their own', async () => {
  const { admin, manager, tom, stranger } = await aStaff()
  for (const actor of [admin, manager, tom]) expect(await namesFor(actor)).toEqual(staffNames)
  expect(await list(stranger)).toMatchObject({ rows: [{ id: stranger.memberId }], next: null })
})

test('a row says who somebody is, and to whom they can be changed by', async () => {
  const { workspace, admin, manager, tom } = await aStaff()
  await aTag({ workspace, name: 'remote', members: [tom] })
  await aTag({ workspace, name: 'Berlin', members: [tom] })
  await db.profile.create({ data: { userId: tom.userId, jobTitle: 'Product lead' } })
  const rowFor = async (actor: Actor) => (await list(actor, { search: 'tom' })).rows
  const known = {
    id: tom.memberId,
    name: 'Tom Reed',
    email: tom.email,
    jobTitle: 'Product lead',
    role: 'Member',
    isActive: true,
    pictureId: null,
    teams: ['Product'],
    tags: ['Berlin', 'remote'],
  }
  expect(await rowFor(tom)).toMatchObject([{ ...known, isEditable: false }])
  expect(await rowFor(manager)).toMatchObject([{ ...known, isEditable: true }])
  expect(await rowFor(admin)).toMatchObject([{ ...known, isEditable: true }])
  expect((await list(manager, { search: 'lena' })).rows).toMatchObject([{ isEditable: false }])
})

test('finds people by the beginning of any of their names or of the address', async () => {
  const { workspace, admin, tom } = await aStaff()
  await aMember({ workspace, firstName: 'Anna Maria', lastName: 'de la Cruz' })
  expect(await namesFor(admin, { search: 'REE' })).toEqual(['Tom Reed'])
  expect(await namesFor(admin, { search: tom.email })).toEqual(['Tom Reed'])
  expect(await namesFor(admin, { search: 'maria cruz' })).toEqual(['Anna Maria de la Cruz'])
  expect(await namesFor(admin, { search: 'eed' })).toEqual([])
  expect(await namesFor(admin, { search: '%' })).toEqual([])
})

test('narrows to a role, a team, a tag, and to those without access', async () => {
  const { workspace, admin, tom, lena, team } = await aStaff()
  const tag = await aTag({ workspace, members: [lena] })
  expect(await namesFor(admin, { role: 'Admin' })).toEqual(['Amara Okafor'])
  expect(await namesFor(admin, { team: team.id })).toEqual(['Priya Nair', 'Tom Reed'])
  expect(await namesFor(admin, { team: team.id, role: 'Member' })).toEqual(['Tom Reed'])
  expect(await namesFor(admin, { tag: tag.id })).toEqual(['Lena Hoffmann'])
  await deactivate(tom)
  expect(await namesFor(admin, { team: team.id })).toEqual(['Priya Nair'])
  expect(await namesFor(admin, { state: 'deactivated' })).toEqual(['Tom Reed'])
  // What their account says by now is of another place.
  expect((await list(lena, { state: 'deactivated' })).rows).toMatchObject([
    { name: 'Tom Reed', email: '', jobTitle: '' },
  ])
})

test('nobody but Admins finds a former colleague by their address, or a part of it', async () => {
  const { admin, manager, tom, lena } = await aStaff()
  await deactivate(tom)
  const state = 'deactivated' as const
  expect(await namesFor(admin, { state, search: tom.email })).toEqual(['Tom Reed'])
  for (const actor of [manager, lena]) {
    expect(await namesFor(actor, { state, search: tom.email })).toEqual([])
    expect(await namesFor(actor, { state, search: tom.email.slice(0, 5) })).toEqual([])
    expect(await namesFor(actor, { state, search: 'ree TOM' })).toEqual(['Tom Reed'])
  }
})

test('a closed account has no name left to list', async () => {
  const { admin, tom } = await aStaff()
  await deactivate(tom)
  await db.user.update({ where: { id: tom.userId }, data: { deletedAt: now() } })
  expect(await namesFor(admin, { state: 'deactivated' })).toEqual([])
})

test('whose account is closed stands nowhere among the active any more, in whatever count', async () => {
  const { workspace, admin, tom, team } = await aStaff()
  const tag = await aTag({ workspace, members: [tom] })
  await db.user.update({ where: { id: tom.userId }, data: { status: 'DEACTIVATED' } })
  expect(await namesFor(admin)).not.toContain('Tom Reed')
  expect(await countPeople(admin)).toMatchObject({ people: 3 })
  expect((await getTeam(admin, team.id)).memberCount).toBe(1)
  expect(await listTags(admin, { search: tag.name })).toEqual([{ ...tag, count: 0 }])
})

test('sorts by last name, also a new one, and by who came last', async () => {
  const { workspace, admin, tom } = await aStaff()
  expect(await namesFor(admin, { sort: 'surname' })).toEqual([
    'Lena Hoffmann',
    'Priya Nair',
    'Amara Okafor',
    'Tom Reed',
  ])
  await db.user.update({ where: { id: tom.userId }, data: { lastName: 'Abel' } })
  expect((await namesFor(admin, { sort: 'surname' }))[0]).toBe('Tom Abel')
  await aMember({ workspace, firstName: 'Zoe', lastName: 'Adams' })
  expect((await namesFor(admin, { sort: 'newest' }))[0]).toBe('Zoe Adams')
})

test('letters with accents and capitals stand where people look for them, from page to page', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Aaron', lastName: 'Aho' })
  const names = ['Émile Ader', 'emma Ebel', 'Łucja Öberg', 'Óscar ruiz', 'Zoe Šimić'].map((name) => name.split(' '))
  for (const [firstName, lastName] of names.toReversed()) await aMember({ workspace, firstName, lastName })
  const inOrder = ['Aaron Aho', ...names.map((name) => name.join(' '))]
  expect(await namesFor(admin)).toEqual(inOrder)
  expect(await namesFor(admin, { sort: 'surname' })).toEqual(['Émile Ader', 'Aaron Aho', ...inOrder.slice(2)])
  expect((await searchPeople(admin, { query: '' })).map(({ name }) => name)).toEqual(inOrder)
  expect(await namesFor(admin, { search: 'ÉMILE' })).toEqual(['Émile Ader'])
  const [, { id: emile } = { id: '' }] = (await list(admin)).rows
  expect(await namesFor(admin, { after: emile })).toEqual(inOrder.slice(2))
})

test('counts what stands behind each tab, and what the filter lets through', async () => {
  const { workspace, admin, manager, tom } = await aStaff()
  await aTag({ workspace })
  await deactivate(tom)
  const at = now()
  const expiresAt = new Date(at.getTime() + 86_400_000)
  const invitation = { workspaceId: workspace.id, role: 'Member', createdAt: at, sentAt: at } as const
  const from = ({ memberId }: Actor, until: Date) => ({
    ...invitation,
    inviterId: memberId,
    expiresAt: until,
    email: `${unique('ana')}@acme.example`,
    tokenHash: unique('hash'),
  })
  await db.invitation.createMany({ data: [from(admin, expiresAt), from(manager, expiresAt), from(admin, at)] })
  expect(await countPeople(admin)).toMatchObject({ people: 3, invited: 2, teams: 1, tags: 1 })
  expect(await countPeople(manager)).toMatchObject({ people: 3, invited: 1 })
  expect(await list(admin, { role: 'Admin' })).toMatchObject({ matching: 1 })
  expect(await list(manager)).toMatchObject({ matching: 3 })
  expect(await list(admin, { search: 'nobody' })).toEqual({ rows: [], next: null, matching: 0 })
})

test('says who may manage and who may invite, and why nobody can be added', async () => {
  const { workspace: here, admin, manager, tom } = await aStaff()
  // What somebody may do is read anew with each request.
  const may = async ({ memberId }: Actor) => (await countPeople(await memberActor(memberId))).can
  expect(await may(admin)).toEqual({ manage: true, invite: true })
  expect(await may(manager)).toEqual({ manage: false, invite: true })
  expect(await may(tom)).toEqual({ manage: false, invite: false })
  expect(await may(await aManager({ workspace: here }))).toEqual({ manage: false, invite: false })
  const workspace = await aWorkspace({ plan: 'FREE' })
  const alone = await anAdmin({ workspace })
  expect((await countPeople(alone)).gates).toMatchObject({
    add: null,
    import: expect.stringMatching(/paid/),
  })
  for (let added = 1; added < 10; added++) await aMember({ workspace })
  expect((await countPeople(alone)).gates.add).toMatch(/limit/)
})

test('an invitation takes a seat only while its sender is here', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const { id } = await aTeam({ workspace, managers: [manager] })
  for (let added = 2; added < 6; added++) await aMember({ workspace })
  for (let sent = 0; sent < 4; sent++) await anInvitation(manager, { teamIds: [id] })
  expect((await countPeople(admin)).gates.add).toMatch(/limit/)
  await deactivate(manager)
  await aMember({ workspace })
  expect((await countPeople(admin)).gates.add).toBeNull()
})

test('offers the teams and tags of the workspace to narrow it to', async () => {
  const { workspace, tom, team } = await aStaff()
  const tag = await aTag({ workspace })
  const offered = { teams: { rows: [team], hasMore: false }, tags: { rows: [tag], hasMore: false } }
  expect(await listGroups(tom, everybody)).toEqual(offered)
})

test('of very many teams it offers the first, and the one it is narrowed to', async () => {
  const { admin, workspace } = await aStaff()
  const name = (index: number) => `Team ${String(index).padStart(2, '0')}`
  const data = Array.from({ length: 51 }, (_, index) => ({
    workspaceId: workspace.id,
    name: name(index),
    createdAt: now(),
  }))
  const made = await db.team.createManyAndReturn({ data, select: { id: true, name: true } })
  const { teams } = await listGroups(admin, everybody)
  expect([teams.rows.length, teams.hasMore, teams.rows.at(-1)?.name]).toEqual([50, true, 'Team 48'])
  const last = made.find((team) => team.name === 'Team 50')
  const narrowed = await listGroups(admin, { ...everybody, team: last?.id ?? '' })
  expect([narrowed.teams.rows.length, narrowed.teams.rows.at(-1)]).toEqual([51, last])
})

test('an address that was tampered with shows everybody', () => {
  const given = { tab: 'secret', role: 'Owner', team: 'x', tag: ['a'], state: 7, sort: 'age', after: 'x', search: {} }
  expect(peopleListSchema.parse(given)).toEqual({ ...everybody, after: undefined })
})

/** What stands under each tab of the screen. */
const tabs = {
  people: (actor: Actor) => Promise.all([list(actor), listGroups(actor, everybody)]),
  invited: (actor: Actor) => listInvitations(actor, invitationListSchema.parse({})),
  teams: (actor: Actor) => listTeamPage(actor, teamListSchema.parse({})),
  tags: (actor: Actor) => listTagPage(actor, tagListSchema.parse({})),
}

test.each(Object.entries(tabs))('under “%s” it takes few statements, however many there are', async (_tab, read) => {
  const { workspace, admin } = await aStaff()
  const visit = async () => {
    const actor = await memberActor(admin.memberId)
    await Promise.all([countUnseen(actor), countPeople(actor), read(actor)])
  }
  await expectFewStatements(visit, async () => {
    for (let times = 0; times < 5; times += 1) {
      const members = [await aMember({ workspace })]
      await Promise.all([aTeam({ workspace, members }), aTag({ workspace, members }), anInvitation(admin)])
    }
  })
})
