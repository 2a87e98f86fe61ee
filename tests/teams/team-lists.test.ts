import { expect, test } from 'vitest'
import { takeOutOfTeam } from '@/lib/teams/memberships/commands/take-out-of-team'
import { listTeamPeople } from '@/lib/teams/memberships/queries/list-team-people'
import { getTeam, getTeamToEdit } from '@/lib/teams/queries/get-team'
import { listTeamPage, listTeams } from '@/lib/teams/queries/list-teams'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const everything = { search: '', after: undefined }

test('the list goes by name in pages, with the count of all; a search narrows both', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const names = Array.from({ length: 53 }, (_, index) => `Team ${String(index).padStart(2, '0')}`)
  for (const name of names) await aTeam({ workspace, name })
  const first = await listTeamPage(admin, everything)
  expect([first.rows.length, first.next, first.count]).toEqual([25, 'Team 24', 53])
  const second = await listTeamPage(admin, { search: '', after: first.next ?? undefined })
  expect([second.rows.map(({ name }) => name), second.next]).toEqual([names.slice(25, 50), 'Team 49'])
  const last = await listTeamPage(admin, { search: '', after: second.next ?? undefined })
  expect([last.rows.map(({ name }) => name), last.next]).toEqual([names.slice(50), null])
  expect(await listTeamPage(admin, { search: '_0', after: undefined })).toMatchObject({ rows: [], count: 0 })
  expect(await listTeamPage(admin, { search: 'm 0', after: undefined })).toMatchObject({
    count: 10,
    can: { create: true },
  })
})

test('numbers in names count as numbers, and letters as people order them, from page to page', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const names = ['apprentices', 'Éclair', 'Zebra', ...Array.from({ length: 24 }, (_, index) => `Team ${index + 1}`)]
  for (const name of names) await aTeam({ workspace, name })
  const first = await listTeamPage(admin, everything)
  const second = await listTeamPage(admin, { search: '', after: first.next ?? undefined })
  expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual([
    'apprentices',
    'Éclair',
    ...names.slice(3),
    'Zebra',
  ])
  expect((await listTeams(admin, { query: '' }, 4)).map(({ name }) => name)).toEqual([
    ...names.slice(0, 2),
    ...names.slice(3, 5),
  ])
})

test('a team is found by any word of its name, those that begin with it first', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  for (const name of ['EMEA Sales', 'Sales', 'Wholesales']) await aTeam({ workspace, name })
  expect((await listTeams(admin, { query: 'sales' })).map(({ name }) => name)).toEqual(['Sales', 'EMEA Sales'])
})

test('a team shows who leads it, what is part of it, and what the viewer may do', async () => {
  const { workspace, admin, lead, member, team } = await aLedTeam()
  const part = await aTeam({ workspace, parent: team, members: [admin, member] })
  expect(await getTeam(member, team.id)).toMatchObject({
    memberCount: 2,
    wholeCount: 3,
    partCount: 1,
    parts: [{ id: part.id }],
    can: { run: false, shape: false },
    managers: [{ memberId: lead.memberId, name: 'Priya Nair' }],
  })
  expect((await getTeam(lead, team.id)).can).toEqual({ run: true, shape: false })
  expect((await getTeam(admin, team.id)).can).toEqual({ run: true, shape: true })
  expect((await getTeamToEdit(lead, team.id)).id).toBe(team.id)
  await expectRefused(getTeamToEdit(member, team.id), 'forbidden')
  await expectRefused(getTeam(await anAdmin(), team.id), 'not-found')
})

test('the teams in a team stand in pages, with the count of all', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const team = await aTeam({ workspace, name: 'Engineering' })
  const names = Array.from({ length: 27 }, (_, index) => `Part ${String(index).padStart(2, '0')}`)
  for (const name of names) await aTeam({ workspace, name, parent: team })
  const first = await getTeam(admin, team.id)
  expect([first.parts.length, first.nextPart, first.partCount]).toEqual([25, 'Part 24', 27])
  const second = await getTeam(admin, team.id, { part: first.nextPart ?? undefined })
  expect([second.parts.map(({ name }) => name), second.nextPart]).toEqual([['Part 25', 'Part 26'], null])
  expect([second.name, second.partCount]).toEqual(['Engineering', 27])
  expect((await getTeam(admin, team.id, { part: 'Zebra' })).parts).toEqual([])
})

test('its people stand in pages, those who lead it first, without those who left', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Zoe' })
  const people = []
  for (let index = 0; index < 27; index += 1)
    people.push(await aMember({ workspace, firstName: `Person${String(index).padStart(2, '0')}` }))
  const team = await aTeam({ workspace, members: people, managers: [admin] })
  const [gone] = people
  if (gone) await deactivate(gone)
  const first = await listTeamPeople(admin, team.id, everything)
  expect(first.rows.slice(0, 2).map(({ name }) => name)).toEqual(['Zoe Nair', 'Person01 Nair'])
  expect([first.rows.length, first.count]).toEqual([25, 27])
  const second = await listTeamPeople(admin, team.id, { search: '', after: first.next ?? undefined })
  expect([second.rows.map(({ name }) => name), second.next]).toEqual([['Person25 Nair', 'Person26 Nair'], null])
  const found = await listTeamPeople(admin, team.id, { search: 'person1', after: undefined })
  expect(found.count).toBe(10)
  expect(await listTeamPeople(await anAdmin(), team.id, everything)).toEqual({ rows: [], next: null, count: 0 })
})

test('after somebody who was taken out of the team meanwhile its list goes on where they stood', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Zora' })
  const names = Array.from({ length: 27 }, (_, index) => `Person${10 + index}`)
  const members = await Promise.all(names.map((firstName) => aMember({ workspace, firstName, lastName: 'Of it' })))
  const team = await aTeam({ workspace, managers: [admin], members })
  const { rows, next } = await listTeamPeople(admin, team.id, { search: '', after: undefined })
  const last = rows.at(-1)?.memberId ?? ''
  expect([rows.at(-1)?.name, next]).toEqual(['Person33 Of it', last])
  await takeOutOfTeam(admin, { id: team.id, memberId: last })
  const rest = async (after: string) =>
    (await listTeamPeople(admin, team.id, { search: '', after })).rows.map(({ name }) => name)
  expect(await rest(last)).toEqual(['Person34 Of it', 'Person35 Of it', 'Person36 Of it'])
  expect(await rest((await aMember()).memberId)).toEqual([])
})
