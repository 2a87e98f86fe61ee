import { expect, test } from 'vitest'
import { listHoldings } from '@/lib/account/queries/list-holdings'
import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import { deactivate } from '@/tests/factories/members'
import { aLedTeam, aTeam } from '@/tests/factories/teams'

test('a team without a manager is handed over until somebody active leads it', async () => {
  const { workspace, admin, lead, member, otherManager, team } = await aLedTeam()
  await aTeam({ workspace, managers: [lead, otherManager] })
  await aTeam({ workspace, members: [lead] })
  expect(await listHoldings(admin, lead.memberId)).toEqual([])
  await deactivate(lead)
  expect(await listHoldings(admin, lead.memberId)).toEqual([
    {
      title: 'Teams',
      text: `1 team without a manager: ${team.name}.`,
      href: `/users/teams/${team.id}`,
      verb: 'Hand over',
    },
  ])
  expect(await listHoldings(otherManager, lead.memberId)).toEqual([])
  await makeTeamManager(admin, { id: team.id, memberId: member.memberId })
  expect(await listHoldings(admin, lead.memberId)).toEqual([])
})
