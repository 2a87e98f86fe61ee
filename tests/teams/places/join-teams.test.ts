import { expect, test } from 'vitest'
import { transaction } from '@/lib/platform/db'
import { joinTeams } from '@/lib/teams/places/commands/join-teams'
import { aLedTeam, aTeam, placesIn } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { toldAbout } from '../audit-of'

test('whoever joins stands in the teams they were invited to that are still there, once and as said', async () => {
  const { workspace, outsider, team } = await aLedTeam()
  const led = await aTeam({ workspace })
  const strange = await aTeam({ workspace: await aWorkspace() })
  const { memberId } = outsider
  const places = [
    { teamId: team.id, isManager: false },
    { teamId: led.id, isManager: true },
    { teamId: strange.id, isManager: true },
    { teamId: crypto.randomUUID(), isManager: false },
  ]
  const join = () => transaction((tx) => joinTeams(tx, { workspaceId: workspace.id, memberId, places }))
  await Promise.all([join(), join()])
  expect([await placesIn(team.id), await placesIn(led.id)]).toMatchObject([{ [memberId]: false }, { [memberId]: true }])
  expect(await placesIn(strange.id)).toEqual({})
  expect(await toldAbout(outsider)).toEqual([])
})
