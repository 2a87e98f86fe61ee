import { describe, test, expect } from 'vitest'
import { aLedTeam, placesIn } from '@/tests/factories/teams'
import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import { expectRefused } from '@/tests/support/refused'
import { anAdmin } from '@/tests/factories/members'
import { toldAbout, auditOf } from '@/tests/teams/audit-of'

describe('who may', () => {
  test.each(['admin', 'lead'] as const)('the %s', async (who) => {
    const { team, member, ...people } = await aLedTeam()
    await makeTeamManager(people[who], { id: team.id, memberId: member.memberId })
    expect(await placesIn(team.id)).toMatchObject({ [member.memberId]: true, [people.lead.memberId]: true })
  })

  test.each(['otherManager', 'member', 'outsider'] as const)('not the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    const { memberId } = people.member
    await expectRefused(makeTeamManager(people[who], { id: team.id, memberId }), 'forbidden')
    expect(await placesIn(team.id)).toMatchObject({ [memberId]: false })
  })

  test('a stranger does not find it', async () => {
    const { team, member } = await aLedTeam()
    await expectRefused(makeTeamManager(await anAdmin(), { id: team.id, memberId: member.memberId }), 'not-found')
  })
})

test('they are told once, however often it is pressed', async () => {
  const { admin, member, team } = await aLedTeam()
  await Promise.all([1, 2].map(() => makeTeamManager(admin, { id: team.id, memberId: member.memberId })))
  expect(await toldAbout(member)).toEqual([
    [`Priya Nair made you a manager of the team ${team.name}`, `/users/teams/${team.id}`],
  ])
  expect(await auditOf(admin)).toHaveLength(1)
})

test('somebody who is not in the team cannot lead it', async () => {
  const { admin, outsider, team } = await aLedTeam()
  await expectRefused(makeTeamManager(admin, { id: team.id, memberId: outsider.memberId }), 'not-found')
})
