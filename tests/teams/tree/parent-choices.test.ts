import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { listParentChoices } from '@/lib/teams/tree/queries/parent-choices'
import { moveFault } from '@/lib/teams/tree/rules'
import { anAdmin } from '@/tests/factories/members'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const namesFor = async (admin: Actor, id: string | undefined, query = '') =>
  (await listParentChoices(admin, { id, query })).map(({ name }) => name)

/** Teams one under the other, the first at the top. */
async function aChain(workspace: { id: string }, names: string[]) {
  const teams: Awaited<ReturnType<typeof aTeam>>[] = []
  for (const name of names) teams.push(await aTeam({ workspace, name, parent: teams.at(-1) }))
  return teams
}

async function aCompany() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const deep = await aChain(workspace, ['Board', 'Division', 'Region', 'Country', 'City', 'Shop'])
  const short = await aChain(workspace, ['Engineering', 'Platform', 'Storage'])
  const lone = await aTeam({ workspace, name: 'Design' })
  return { workspace, admin, teams: [...deep, ...short, lone] }
}

test('only what the tree lets it be part of is offered, whichever team it is', async () => {
  const { workspace, admin, teams } = await aCompany()
  const where = { workspaceId: workspace.id }
  const parts = await db.team.findMany({ where, orderBy: { name: 'asc' } })
  for (const id of [null, ...teams.map((team) => team.id)]) {
    const allowed = parts.filter((part) => moveFault(parts, id, part.id) === null).map(({ name }) => name)
    expect(await namesFor(admin, id ?? undefined)).toEqual(allowed)
  }
  expect(await namesFor(admin, teams.at(-4)?.id)).toEqual(['Board', 'Design', 'Division', 'Region'])
})

test('each is told apart by the teams above it, and found by any part of its name', async () => {
  const { admin, teams } = await aCompany()
  expect(await listParentChoices(admin, { query: 'torag' })).toEqual([
    { id: teams.find(({ name }) => name === 'Storage')?.id, name: 'Storage', above: ['Engineering', 'Platform'] },
  ])
  expect(await namesFor(admin, undefined, '%')).toEqual([])
})

test('of many the first are offered, with numbers as people count', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const names = Array.from({ length: 30 }, (_, index) => `Team ${30 - index}`)
  const place = { workspaceId: workspace.id, createdAt: now() }
  await db.team.createMany({ data: names.map((name) => ({ ...place, name })) })
  expect(await namesFor(admin, undefined)).toEqual(Array.from({ length: 20 }, (_, index) => `Team ${index + 1}`))
})

describe('who is asked', () => {
  test('only Admins shape the tree', async () => {
    const { admin, lead, member, team } = await aLedTeam()
    for (const actor of [lead, member]) {
      await expectRefused(listParentChoices(actor, { id: team.id, query: '' }), 'forbidden')
      await expectRefused(listParentChoices(actor, { query: '' }), 'forbidden')
    }
    expect(await namesFor(admin, team.id)).toEqual([])
    expect(await namesFor(admin, undefined)).toEqual([team.name])
  })

  test('an Admin of another workspace finds neither the team nor any other', async () => {
    const { team } = await aLedTeam()
    const stranger = await anAdmin()
    await expectRefused(listParentChoices(stranger, { id: team.id, query: '' }), 'not-found')
    expect(await namesFor(stranger, undefined)).toEqual([])
  })
})
