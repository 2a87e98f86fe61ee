import { describe, test, expect } from 'vitest'
import { aLedTeam, placesIn } from '@/tests/factories/teams'
import { takeOutOfTeam } from '@/lib/teams/memberships/commands/take-out-of-team'
import { expectRefused } from '@/tests/support/refused'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/teams/audit-of'

describe('who may', () => {
  test.each(['admin', 'lead'] as const)('the %s', async (who) => {
    const { team, member, ...people } = await aLedTeam()
    await takeOutOfTeam(people[who], { id: team.id, memberId: member.memberId })
    expect(Object.keys(await placesIn(team.id))).toEqual([people.lead.memberId])
  })

  test.each(['otherManager', 'member', 'outsider'] as const)('not the %s, not even themselves', async (who) => {
    const { team, ...people } = await aLedTeam()
    await expectRefused(takeOutOfTeam(people[who], { id: team.id, memberId: people.member.memberId }), 'forbidden')
    expect(Object.keys(await placesIn(team.id))).toHaveLength(2)
  })

  test('a stranger does not find it', async () => {
    const { team, member } = await aLedTeam()
    const input = { id: team.id, memberId: member.memberId }
    await expectRefused(takeOutOfTeam(await anAdmin(), input), 'not-found')
  })
})

test('somebody who is not in it stays out, and the log says it once', async () => {
  const { admin, member, outsider, team } = await aLedTeam()
  await Promise.all([1, 2].map(() => takeOutOfTeam(admin, { id: team.id, memberId: member.memberId })))
  await takeOutOfTeam(admin, { id: team.id, memberId: outsider.memberId })
  expect(await auditOf(admin)).toEqual([['team.left', `Removed Priya Nair from the team “${team.name}”`]])
})
