import { expect, test } from 'vitest'
import { searchPeople } from '@/lib/members/queries'
import { db } from '@/lib/platform/db'
import { listTeams } from '@/lib/teams/queries/list-teams'
import { aMember, deactivate, aManager } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

async function aCompany() {
  const workspace = await aWorkspace()
  const priya = await aMember({ workspace, firstName: 'Priya', lastName: 'Nair' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const design = await aTeam({ workspace, name: 'Design', members: [tom], managers: [priya] })
  const sales = await aTeam({ workspace, name: 'Sales' })
  return { workspace, priya, tom, design, sales }
}

test('finds people by the beginning of a name, an address or a team, whatever the letter case', async () => {
  const { priya, tom } = await aCompany()
  const find = async (query: string) => (await searchPeople(priya, { query })).map(({ id }) => id)
  expect(await find('PRI')).toEqual([priya.memberId])
  expect(await find('na')).toEqual([priya.memberId])
  expect(await find(tom.email.slice(0, 9))).toContain(tom.memberId)
  expect(await find('des')).toEqual([priya.memberId, tom.memberId])
  expect(await find('tom des')).toEqual([tom.memberId])
  expect(await find('reed sales')).toEqual([])
  expect(await find('eed')).toEqual([])
  expect(await find('')).toEqual([priya.memberId, tom.memberId])
})

test('people who change their name or address are found by the new one alone', async () => {
  const { priya, tom } = await aCompany()
  const find = async (query: string) => (await searchPeople(priya, { query })).map(({ id }) => id)
  const email = `${unique('thomas')}@acme.example`
  await db.user.update({ where: { id: tom.userId }, data: { firstName: 'Élodie', lastName: "O'Neil", email } })
  expect(await find('élodie')).toEqual([tom.memberId])
  expect(await find("o'neil")).toEqual([tom.memberId])
  expect(await find('thomas')).toEqual([tom.memberId])
  expect(await find('reed')).toEqual([])
  expect(await find(tom.email)).toEqual([])
})

test('leaves out the actor where only others are wanted, and suggests twenty even so', async () => {
  const { priya, tom } = await aCompany()
  const find = async (query: string) => (await searchPeople(priya, { query, others: '1' })).map(({ id }) => id)
  expect(await find('')).toEqual([tom.memberId])
  expect(await find('pri')).toEqual([])
  const workspace = await aWorkspace()
  const [first] = await Promise.all(Array.from({ length: 21 }, () => aMember({ workspace })))
  expect(first && (await searchPeople(first, { query: '', others: '1' }))).toHaveLength(20)
})

test('shows name, address, photo and teams, and nothing else', async () => {
  const { priya, tom } = await aCompany()
  expect(await searchPeople(priya, { query: 'tom' })).toEqual([
    { id: tom.memberId, name: 'Tom Reed', email: tom.email, pictureId: null, teams: ['Design'] },
  ])
})

test('leaves out those who are gone and those of other workspaces', async () => {
  const { workspace, priya, tom } = await aCompany()
  await aMember({ firstName: 'Tom', lastName: 'Stranger' })
  await aMember({ workspace, firstName: 'Tom', lastName: 'Closed' }).then(deactivate)
  expect((await searchPeople(priya, { query: 'tom' })).map(({ id }) => id)).toEqual([tom.memberId])
})

test('suggests twenty at most', async () => {
  const workspace = await aWorkspace()
  const members = await Promise.all(Array.from({ length: 22 }, () => aMember({ workspace })))
  const [first] = members
  expect(first && (await searchPeople(first, { query: '' }))).toHaveLength(20)
})

test('teams come with the number of their active people, those of other workspaces not at all', async () => {
  const { priya, tom, design, sales } = await aCompany()
  await aCompany()
  expect(await listTeams(priya, { query: '' })).toEqual([
    { id: design.id, name: 'Design', memberCount: 2 },
    { id: sales.id, name: 'Sales', memberCount: 0 },
  ])
  await deactivate(tom)
  expect(await listTeams(priya, { query: 'DES' })).toEqual([{ id: design.id, name: 'Design', memberCount: 1 }])
})

test('offers a lead themselves and the people of the teams they lead', async () => {
  const workspace = await aWorkspace()
  const lead = await aManager({ workspace, firstName: 'Lea' })
  const [led, member, stranger] = [
    await aMember({ workspace, firstName: 'Tom' }),
    await aMember({ workspace, firstName: 'Toby' }),
    await aMember({ workspace, firstName: 'Tova' }),
  ]
  await aTeam({ workspace, managers: [lead], members: [led] })
  await aTeam({ workspace, managers: [stranger], members: [lead, member] })
  const find = async (query: string) => (await searchPeople(lead, { query, led: '1' })).map(({ id }) => id)
  expect(await find('')).toEqual([lead.memberId, led.memberId])
  expect(await find('To')).toEqual([led.memberId])
})
