import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { describeTeam } from '@/lib/teams/commands/describe-team'
import { describeTeamSchema } from '@/lib/teams/schema'
import { anAdmin } from '@/tests/factories/members'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { auditOf } from './audit-of'

const words = () => ({ name: unique('Growth'), description: 'Finds the people we are for.' })

describe('who may', () => {
  test.each(['admin', 'lead'] as const)('the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    const given = words()
    await describeTeam(people[who], { id: team.id, ...given })
    expect(await db.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject(given)
  })

  test.each(['otherManager', 'member', 'outsider'] as const)('not the %s, and nothing is written', async (who) => {
    const { team, ...people } = await aLedTeam()
    await expectRefused(describeTeam(people[who], { id: team.id, ...words() }), 'forbidden')
    expect(await db.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject({ name: team.name })
  })

  test('a stranger does not find it', async () => {
    const { team } = await aLedTeam()
    await expectRefused(describeTeam(await anAdmin(), { id: team.id, ...words() }), 'not-found')
  })
})

test('a name that another team has in any spelling is taken; its own is not', async () => {
  const { workspace, admin, team } = await aLedTeam()
  const { name } = await aTeam({ workspace, name: 'Design' })
  await expectRefused(describeTeam(admin, { id: team.id, ...words(), name: name.toUpperCase() }), 'invalid', 'name')
  const own = { id: team.id, name: team.name.toUpperCase(), description: '' }
  await describeTeam(admin, own)
  expect(await db.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject(own)
})

test('the same words again change nothing, and the log says it once', async () => {
  const { admin, team } = await aLedTeam()
  const given = { id: team.id, name: 'Sales', description: '' }
  await describeTeam(admin, given)
  await describeTeam(admin, given)
  expect(await auditOf(admin)).toEqual([['team.described', `Renamed the team “${team.name}” to “Sales”`]])
})

test('words from before invisible characters were removed can be changed', async () => {
  const { admin, team } = await aLedTeam()
  const { name } = team
  const description = 'Finds the peo\u00adple.'
  await db.team.update({ where: { id: team.id }, data: { description } })
  const change = { id: team.id, name, description: 'Sells.', seen: { name, description } }
  await describeTeam(admin, describeTeamSchema.parse(change))
  expect(await db.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject({ description: 'Sells.' })
})

test('of two who have it open, each keeps what the other changed; the same field is refused', async () => {
  const { admin, lead, team } = await aLedTeam()
  const seen = { name: team.name, description: '' }
  const description = 'Finds the people we are for.'
  await describeTeam(admin, { id: team.id, ...seen, seen, description })
  const name = unique('Growth')
  await describeTeam(lead, { id: team.id, seen, name, description: '' })
  expect(await db.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject({ name, description })
  await expectRefused(describeTeam(lead, { id: team.id, ...seen, seen, name: unique('Other') }), 'conflict', 'name')
})
