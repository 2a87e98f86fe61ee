import type { Actor } from '@/lib/access/actor'
import { describe, test, expect } from 'vitest'
import { aLedTeam, placesIn, aTeam } from '@/tests/factories/teams'
import { putIntoTeam } from '@/lib/teams/memberships/commands/put-into-team'
import { expectRefused } from '@/tests/support/refused'
import { anAdmin, aMember, deactivate } from '@/tests/factories/members'
import { toldAbout, auditOf } from '@/tests/teams/audit-of'
import { putIntoTeamSchema } from '@/lib/teams/memberships/schema'

const idsOf = (...people: Actor[]) => people.map(({ memberId }) => memberId)

describe('who may', () => {
  test.each(['admin', 'lead'] as const)('the %s', async (who) => {
    const { team, outsider, ...people } = await aLedTeam()
    await putIntoTeam(people[who], { id: team.id, memberIds: idsOf(outsider) })
    expect(await placesIn(team.id)).toMatchObject({ [outsider.memberId]: false })
  })

  test.each(['otherManager', 'member', 'outsider'] as const)('not the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    const before = await placesIn(team.id)
    await expectRefused(putIntoTeam(people[who], { id: team.id, memberIds: idsOf(people.outsider) }), 'forbidden')
    expect(await placesIn(team.id)).toEqual(before)
  })

  test('who leads a team with the role Member reads it like other Members', async () => {
    const { workspace, admin, outsider } = await aLedTeam()
    const own = await aTeam({ workspace, managers: [outsider] })
    await expectRefused(putIntoTeam(outsider, { id: own.id, memberIds: idsOf(admin) }), 'forbidden')
  })

  test('a stranger does not find it', async () => {
    const { team, outsider } = await aLedTeam()
    await expectRefused(putIntoTeam(await anAdmin(), { id: team.id, memberIds: idsOf(outsider) }), 'not-found')
  })
})

test('they are told by whom, once, however often it is pressed; who was in it stays as they were', async () => {
  const { admin, lead, outsider, team } = await aLedTeam()
  const input = { id: team.id, memberIds: idsOf(outsider, lead, outsider) }
  const counts = await Promise.all([1, 2].map(() => putIntoTeam(admin, input)))
  expect(counts.map(({ count }) => count).toSorted()).toEqual([0, 1])
  expect(await toldAbout(outsider)).toEqual([
    [`Priya Nair added you to the team ${team.name}`, `/users/teams/${team.id}`],
  ])
  expect(await toldAbout(lead)).toEqual([])
  expect(await placesIn(team.id)).toMatchObject({ [lead.memberId]: true, [outsider.memberId]: false })
  expect(await auditOf(admin)).toEqual([['team.joined', `Added Priya Nair to the team “${team.name}”`]])
})

test('nobody is told of what they did themselves', async () => {
  const { admin, team } = await aLedTeam()
  await putIntoTeam(admin, { id: team.id, memberIds: idsOf(admin) })
  expect(await toldAbout(admin)).toEqual([])
})

test('people of another workspace and people who left are refused, and nobody is put in', async () => {
  const { workspace, admin, outsider, team } = await aLedTeam()
  const gone = await aMember({ workspace })
  await deactivate(gone)
  for (const person of [await aMember(), gone]) {
    const input = { id: team.id, memberIds: idsOf(outsider, person) }
    await expectRefused(putIntoTeam(admin, input), 'invalid', 'memberIds')
  }
  expect(Object.keys(await placesIn(team.id))).toHaveLength(2)
})

test.each([
  ['nobody', []],
  ['101 people', Array.from({ length: 101 }, () => crypto.randomUUID())],
  ['an id that is none', ['tom']],
])('%s does not pass', (_what, memberIds) => {
  expect(putIntoTeamSchema.safeParse({ id: crypto.randomUUID(), memberIds }).success).toBe(false)
})
