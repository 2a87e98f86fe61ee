import { test, expect } from 'vitest'
import { aLedTeam, aTeam, placesIn, aFullTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { transaction, db } from '@/lib/platform/db'
import { joinTeams } from '@/lib/teams/memberships/steps/join-teams'
import { toldAbout } from '@/tests/teams/audit-of'
import { now } from '@/lib/platform/clock'

test('a newcomer is in the teams they were invited to that are still there, once and as said', async () => {
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
  const join = () => transaction((tx) => joinTeams(tx, { workspaceId: workspace.id, memberId, places, readFrom: null }))
  await Promise.all([join(), join()])
  expect([await placesIn(team.id), await placesIn(led.id)]).toMatchObject([{ [memberId]: false }, { [memberId]: true }])
  expect(await placesIn(strange.id)).toEqual({})
  expect(await toldAbout(outsider)).toEqual([])
})

test('somebody who returns to a team as its manager leads it, and nobody comes to lead less than they did', async () => {
  const { workspace, member, lead, team } = await aLedTeam()
  const before = now()
  await db.teamMember.updateMany({ where: { teamId: team.id }, data: { readFrom: before } })
  const join = ({ memberId }: { memberId: string }, isManager: boolean) => {
    const places = [{ teamId: team.id, isManager }]
    return transaction((tx) => joinTeams(tx, { workspaceId: workspace.id, memberId, places, readFrom: null }))
  }
  await join(member, true)
  await join(lead, false)
  const rows = await db.teamMember.findMany({ where: { teamId: team.id }, select: { memberId: true, readFrom: true } })
  expect(await placesIn(team.id)).toEqual({ [member.memberId]: true, [lead.memberId]: true })
  expect(Object.fromEntries(rows.map((row) => [row.memberId, row.readFrom]))).toEqual({
    [member.memberId]: null,
    [lead.memberId]: before,
  })
})

test('what a Manager offers lets feedback be read from then on', async () => {
  const { workspace, outsider, team } = await aLedTeam()
  const [at, places] = [now(), [{ teamId: team.id, isManager: false }]]
  const { memberId } = outsider
  await transaction((tx) => joinTeams(tx, { workspaceId: workspace.id, memberId, places, readFrom: at }))
  expect(await db.teamMember.findFirst({ where: { memberId } })).toMatchObject({ readFrom: at })
})

test('a team with no room is left out, and named; somebody who is in it already goes on to lead it', async () => {
  const { workspace, outsider, team } = await aLedTeam()
  const { places: crowd, ...full } = await aFullTeam(workspace)
  const join = (memberId: string, isManager: boolean) => {
    const places = [full, team].map(({ id }) => ({ teamId: id, isManager }))
    return transaction((tx) => joinTeams(tx, { workspaceId: workspace.id, memberId, places, readFrom: null }))
  }
  expect(await join(outsider.memberId, false)).toEqual([full.name])
  expect(await placesIn(team.id)).toMatchObject({ [outsider.memberId]: false })
  expect(Object.keys(await placesIn(full.id))).toHaveLength(crowd.length)

  const [inIt = ''] = crowd
  expect(await join(inIt, true)).toEqual([])
  expect(await placesIn(full.id)).toMatchObject({ [inIt]: true })
})

test('the last place in a team goes to one of two who join at once', async () => {
  const { workspace, outsider, otherManager } = await aLedTeam()
  const { places: crowd, ...full } = await aFullTeam(workspace)
  await db.teamMember.deleteMany({ where: { teamId: full.id, memberId: crowd[0] ?? '' } })
  const join = ({ memberId }: { memberId: string }) => {
    const places = [{ teamId: full.id, isManager: false }]
    return transaction((tx) => joinTeams(tx, { workspaceId: workspace.id, memberId, places, readFrom: null }))
  }
  const left = await Promise.all([join(outsider), join(otherManager)])
  expect(left.flat()).toEqual([full.name])
  expect(Object.keys(await placesIn(full.id))).toHaveLength(crowd.length)
})
