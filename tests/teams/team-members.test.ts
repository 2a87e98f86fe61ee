import { expect, test } from 'vitest'
import { getTeamMembers } from '@/lib/teams/queries/get-team'
import { aMember, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'

test('a team is its active people, those who lead it among them', async () => {
  const workspace = await aWorkspace()
  const [lead, member, left] = [
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  const team = await aTeam({ workspace, members: [member, left], managers: [lead] })
  await deactivate(left)
  const { people } = await getTeamMembers(member, { id: team.id })
  expect(people.map(({ id }) => id).toSorted()).toEqual([lead.memberId, member.memberId].toSorted())
  expect(await getTeamMembers(member, { id: (await aTeam({ workspace })).id })).toEqual({ people: [] })
})

test('a stranger does not find it', async () => {
  const workspace = await aWorkspace()
  const team = await aTeam({ workspace, members: [await aMember({ workspace })] })
  const { code, message } = await refusalOf(getTeamMembers(await aMember({ role: 'Admin' }), { id: team.id }))
  expect([code, message]).toEqual(['not-found', 'List Not Found'])
})
