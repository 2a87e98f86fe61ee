import { expect, test } from 'vitest'
import { getNewTeam, getTeamTree, listParentChoices, listTeamsAbove } from '@/lib/teams/tree/queries'
import type { Branch } from '@/lib/teams/tree/rules'
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
  const { branches, teamCount, foundCount, can } = await getTeamTree(admin, { search: '' })
  expect(drawn(branches)).toEqual([
    ['Design', 1, 1, [], []],
    ['Engineering', 1, 2, ['Priya Nair'], [['Platform', 1, 1, ['Wren Adeyemi'], [['Storage', 0, 0, [], []]]]]],
  ])
  expect([teamCount, foundCount, can.create]).toEqual([4, 4, true])
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
  const { branches, foundCount } = await getTeamTree(one, { search })
  const flat = (all: typeof branches): { name: string; isFound: boolean }[] =>
    all.flatMap((branch) => [branch, ...flat(branch.parts)])
  const shown = flat(branches)
  expect(shown.filter(({ isFound }) => isFound).map(({ name }) => name)).toEqual(found)
  expect(foundCount).toBe(found.length)
  expect(shown.length > 0 && shown[0]?.name).toBe(found.length > 0 && 'Engineering')
})

test('a team is called by its path where others can become part of it, and never under itself', async () => {
  const { admin, engineering, platform } = await aTree()
  const paths = async (id: string | null) => (await listParentChoices(admin, id)).map(({ path }) => path)
  expect(await paths(null)).toEqual([
    'Design',
    'Engineering',
    'Engineering / Platform',
    'Engineering / Platform / Storage',
  ])
  expect(await paths(platform.id)).toEqual(['Design', 'Engineering'])
  expect(await getNewTeam(admin, { in: engineering.id })).toMatchObject({ parentId: engineering.id })
  expect(await getNewTeam(admin, {})).toMatchObject({ parentId: '' })
})

test('what stands above a team, from the top; a stranger learns nothing', async () => {
  const { one, storage } = await aTree()
  expect((await listTeamsAbove(one, storage.id)).map(({ name }) => name)).toEqual(['Engineering', 'Platform'])
  expect(await listTeamsAbove(await anAdmin(), storage.id)).toEqual([])
  expect((await getTeamTree(await anAdmin(), { search: '' })).branches).toEqual([])
  await expectRefused(getNewTeam(one, {}), 'forbidden')
})
