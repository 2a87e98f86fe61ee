import { describe, test, expect } from 'vitest'
import { aLedTeam, placesIn } from '@/tests/factories/teams'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'
import { expectRefused } from '@/tests/support/refused'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/teams/audit-of'

describe('who may', () => {
  test.each(['admin', 'lead'] as const)('the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    const { memberId } = people.lead
    await unmakeTeamManager(people[who], { id: team.id, memberId })
    expect(await placesIn(team.id)).toMatchObject({ [memberId]: false })
  })

  test.each(['otherManager', 'member', 'outsider'] as const)('not the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    const { memberId } = people.lead
    await expectRefused(unmakeTeamManager(people[who], { id: team.id, memberId }), 'forbidden')
    expect(await placesIn(team.id)).toMatchObject({ [memberId]: true })
  })

  test('a stranger does not find it', async () => {
    const { team, lead } = await aLedTeam()
    await expectRefused(unmakeTeamManager(await anAdmin(), { id: team.id, memberId: lead.memberId }), 'not-found')
  })
})

test('a second time changes nothing, and the log says it once', async () => {
  const { admin, lead, team } = await aLedTeam()
  await Promise.all([1, 2].map(() => unmakeTeamManager(admin, { id: team.id, memberId: lead.memberId })))
  const title = `Priya Nair no longer manages the team “${team.name}”`
  expect(await auditOf(admin)).toEqual([['team.manager-unmade', title]])
})
