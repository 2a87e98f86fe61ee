import { expect, test } from 'vitest'
import { findParent, getNewTeam } from '@/lib/teams/tree/queries/parent-choices'
import { getTeamChart, getTeamTree, listTeamsAbove } from '@/lib/teams/tree/queries/get-team-tree'
import type { Branch } from '@/lib/teams/tree/rules'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

async function aTree() {
  const workspace = await aWorkspace()
  const [admin, lead, one] = [
    await anAdmin({ workspace }),
    await aMember({ workspace, firstName: 'Wren', lastName: 'Adeyemi' }),
    await aMember({ workspace }),
  ]
  const engineering = await aTeam({ workspace, name: 'Engineering', managers: [admin], members: [one] })
  const platform = await aTeam({ workspace, name: 'Platform', parent: engineering, managers: [lead] })
  const storage = await aTeam({ workspace, name: 'Storage', parent: platform })
  const design = await aTeam({ workspace, name: 'Design', members: [one, lead] })
  return { workspace, admin, lead, one, engineering, platform, storage, design }
}

type Drawn = [name: string, people: number, whole: number, managers: string[], parts: Drawn[]]
type Shown = { name: string; memberCount: number; wholeCount: number; managers: { name: string }[] }
const drawn = (branches: Branch<Shown & { id: string; parentId: string | null }>[]): Drawn[] =>
  branches.map(({ name, memberCount, wholeCount, managers, parts }) => [
    name,
    memberCount,
    wholeCount,
    managers.map((manager) => manager.name),
    drawn(parts),
  ])

test('every team under the one it is part of, with its active people and who leads it', async () => {
  const { admin, one } = await aTree()
  await deactivate(one)
  const { branches, count, next, isCut, can } = await getTeamTree(admin, { search: '' })
  expect(drawn(branches)).toEqual([
    ['Design', 1, 1, [], []],
    ['Engineering', 1, 2, ['Priya Nair'], [['Platform', 1, 1, ['Wren Adeyemi'], [['Storage', 0, 0, [], []]]]]],
  ])
  expect([count, next, isCut, can.create]).toEqual([4, null, false, true])
})

test('a person in several parts of a team is one of its people, whatever a search leaves out', async () => {
  const { workspace, admin, one, platform, storage } = await aTree()
  await aTeam({ workspace, name: 'Backups', parent: storage, members: [one, admin] })
  await aTeam({ workspace, name: 'Search', parent: platform, members: [admin] })
  const { branches } = await getTeamTree(admin, { search: 'engineering' })
  expect(drawn(branches)).toEqual([['Engineering', 2, 3, ['Priya Nair'], []]])
})

test.each([
  ['the name of a team', 'stor', ['Storage']],
  ['the name of who leads one', 'wren ade', ['Platform']],
  ['a sign that stands for others', '%', []],
])('a search finds %s, and what stands above it leads there', async (_what, search, found) => {
  const { one } = await aTree()
  const { branches, count } = await getTeamTree(one, { search })
  const flat = (all: typeof branches): { name: string; isFound: boolean }[] =>
    all.flatMap((branch) => [branch, ...flat(branch.parts)])
  const shown = flat(branches)
  expect(shown.filter(({ isFound }) => isFound).map(({ name }) => name)).toEqual(found)
  expect(count).toBe(found.length)
  expect(shown.length > 0 && shown[0]?.name).toBe(found.length > 0 && 'Engineering')
})

async function aForest(tops: number, partsEach: number) {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const place = { workspaceId: workspace.id, createdAt: now() }
  const data = Array.from({ length: tops }, (_, index) => ({ ...place, name: `Top ${index}` }))
  const made = await db.team.createManyAndReturn({ data, select: { id: true, name: true } })
  const parts = made.flatMap(({ id: parentId, name: top }) =>
    Array.from({ length: partsEach }, (_, index) => ({ ...place, parentId, name: `${top} part ${index}` })),
  )
  await db.team.createMany({ data: parts })
  return admin
}

const namesIn = (branches: Branch<Shown & { id: string; parentId: string | null }>[]): string[] =>
  branches.flatMap(({ name, parts }) => [name, ...namesIn(parts)])

test('of a large tree only the upper levels stand there, which say how many are under them', async () => {
  const { branches, count, next, isCut } = await getTeamTree(await aForest(11, 4), { search: '' })
  expect([branches.length, count, next, isCut]).toEqual([11, 55, null, true])
  expect(branches[0]).toMatchObject({ name: 'Top 0', partCount: 4, parts: [] })
})

test('under a single team at the top its parts stand there, however many', async () => {
  const { branches, next, isCut } = await getTeamTree(await aForest(1, 60), { search: '' })
  expect(branches).toMatchObject([{ name: 'Top 0', partCount: 60 }])
  expect([branches[0]?.parts.length, next !== null, isCut]).toEqual([39, true, false])
})

test('a level too wide for a page goes on with the next, and so does what a search finds, with what stands above it', async () => {
  const admin = await aForest(42, 1)
  const first = await getTeamTree(admin, { search: '' })
  expect([first.branches.length, first.count, first.isCut]).toEqual([40, 84, true])
  const second = await getTeamTree(admin, { search: '', after: first.next ?? undefined })
  expect([namesIn(second.branches), second.next]).toEqual([['Top 40', 'Top 41'], null])
  const found = await getTeamTree(admin, { search: 'part' })
  expect([found.branches.length, found.count, found.isCut]).toEqual([40, 42, false])
  const rest = await getTeamTree(admin, { search: 'part', after: found.next ?? undefined })
  expect(namesIn(rest.branches)).toEqual(['Top 40', 'Top 40 part 0', 'Top 41', 'Top 41 part 0'])
})

test('the chart has the people of each team, its managers first, and leaves out who was deactivated', async () => {
  const { workspace, admin, lead, one, engineering, platform } = await aTree()
  const gone = await aMember({ workspace })
  await aTeam({ workspace, name: 'Sales', members: [gone] })
  await deactivate(gone)
  const { people, top, above } = await getTeamChart(admin, { search: '' })
  const inTeam = (id: string) => people.get(id)?.map(({ memberId, isManager }) => [memberId, isManager])
  expect(inTeam(engineering.id)).toEqual([
    [admin.memberId, true],
    [one.memberId, false],
  ])
  expect(inTeam(platform.id)).toEqual([[lead.memberId, true]])
  expect([people.size, top, above]).toEqual([3, null, []])
})

test('the chart of one team begins with it, and names the teams above', async () => {
  const { one, engineering, platform, storage } = await aTree()
  const { top, branches, above, count } = await getTeamChart(one, { search: '', top: platform.id })
  expect(top).toMatchObject({ id: platform.id, name: 'Platform' })
  expect(drawn(branches)).toEqual([['Storage', 0, 0, [], []]])
  expect([above, count]).toEqual([[{ id: engineering.id, name: 'Engineering' }], 1])
  const lowest = await getTeamChart(one, { search: '', top: storage.id })
  expect([lowest.top?.name, lowest.branches]).toEqual(['Storage', []])
})

test('a search is of all teams, and the top of another workspace is no top', async () => {
  const { admin, platform } = await aTree()
  const found = await getTeamChart(admin, { search: 'design', top: platform.id })
  expect([found.top, drawn(found.branches).length]).toEqual([null, 1])
  const stranger = await aTree()
  const { top, branches } = await getTeamChart(stranger.admin, { search: '', top: platform.id })
  expect([top, branches.length]).toEqual([null, 2])
})

test('a chart of very many people shows the first of each team', async () => {
  const workspace = await aWorkspace()
  const members = []
  for (let index = 0; index < 14; index += 1) members.push(await aMember({ workspace }))
  const team = await aTeam({ workspace, name: 'Engineering', members })
  const [first] = members
  if (!first) throw new Error('There is nobody.')
  const { people, branches } = await getTeamChart(first, { search: '' })
  expect([people.get(team.id)?.length, branches[0]?.memberCount]).toEqual([12, 14])
})

test('a new team may be begun from the one it is to be part of', async () => {
  const { admin, one, platform } = await aTree()
  const parent = { id: platform.id, name: 'Platform', above: ['Engineering'] }
  expect(await getNewTeam(admin, { in: platform.id })).toEqual({ parent, hasTeams: true })
  expect(await getNewTeam(admin, {})).toEqual({ parent: null, hasTeams: true })
  const stranger = await anAdmin()
  expect(await getNewTeam(stranger, { in: platform.id })).toEqual({ parent: null, hasTeams: false })
  await expectRefused(getNewTeam(one, {}), 'forbidden')
})

test('what stands above a team, from the top; a stranger learns nothing', async () => {
  const { one, storage, platform, engineering } = await aTree()
  expect((await listTeamsAbove(one, storage.id)).map(({ name }) => name)).toEqual(['Engineering', 'Platform'])
  expect(await listTeamsAbove(await anAdmin(), storage.id)).toEqual([])
  expect((await getTeamTree(await anAdmin(), { search: '' })).branches).toEqual([])
  const parent = { id: platform.id, name: 'Platform', above: ['Engineering'] }
  expect(await findParent(one, storage.id)).toEqual(parent)
  expect(await findParent(one, engineering.id)).toBe(null)
})
