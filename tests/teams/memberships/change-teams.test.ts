import { describe, test, expect } from 'vitest'
import { aLedTeam, placesIn, aTeam } from '@/tests/factories/teams'
import { deleteTeam } from '@/lib/teams/commands/delete-team'
import { changeTeams } from '@/lib/teams/memberships/commands/change-teams'
import { expectRefused } from '@/tests/support/refused'
import { getPerson } from '@/lib/members/people/queries/get-person'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { listTeamsOf, listRunTeams, listTeamsToJoin } from '@/lib/teams/memberships/queries/list-teams-of'
import { toldAbout } from '@/tests/teams/audit-of'

const place = (teamId: string, isManager = false) => ({ teamId, isManager })

describe('who may', () => {
  test.each(['admin', 'lead'] as const)('the %s, in this team', async (who) => {
    const { team, outsider, ...people } = await aLedTeam()
    const { memberId } = outsider
    await changeTeams(people[who], { memberId, seen: [], places: [place(team.id, true)] })
    expect(await placesIn(team.id)).toMatchObject({ [memberId]: true })
  })

  test.each(['otherManager', 'member', 'outsider'] as const)('not the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    const { memberId } = people.outsider
    await expectRefused(changeTeams(people[who], { memberId, seen: [], places: [place(team.id)] }), 'forbidden')
    expect(await placesIn(team.id)).not.toHaveProperty(memberId)
  })

  test('a stranger does not find the person, nor a team of another workspace', async () => {
    const { admin, team, outsider } = await aLedTeam()
    const { memberId } = outsider
    const elsewhere = await aLedTeam()
    const input = { memberId, seen: [], places: [place(team.id)] }
    await expectRefused(changeTeams(await anAdmin(), input), 'not-found')
    await expectRefused(changeTeams(admin, { ...input, places: [place(elsewhere.team.id)] }), 'not-found')
  })
})

test('a Manager changes what is theirs and leaves the rest; one team that is not theirs refuses the whole', async () => {
  const { workspace, lead, member, team } = await aLedTeam()
  const foreign = await aTeam({ workspace, members: [member] })
  const { memberId } = member
  const seen = [place(team.id), place(foreign.id)]
  await expectRefused(changeTeams(lead, { memberId, seen, places: [] }), 'forbidden')
  expect(await placesIn(team.id)).toHaveProperty(memberId)
  await changeTeams(lead, { memberId, seen, places: [place(foreign.id)] })
  expect(await placesIn(team.id)).not.toHaveProperty(memberId)
  expect(await placesIn(foreign.id)).toHaveProperty(memberId)
})

test('what somebody else changed meanwhile stays, and a repeat tells nobody twice', async () => {
  const { workspace, admin, member, team } = await aLedTeam()
  const [added, wanted] = [await aTeam({ workspace }), await aTeam({ workspace })]
  const { memberId } = member
  const input = { memberId, seen: [place(team.id)], places: [place(team.id), place(wanted.id)] }
  await changeTeams(admin, { memberId, seen: [place(team.id)], places: [place(team.id), place(added.id)] })
  await Promise.all([changeTeams(admin, input), changeTeams(admin, input)])
  expect((await listTeamsOf(admin, memberId)).map(({ teamId }) => teamId).toSorted()).toEqual(
    [team.id, added.id, wanted.id].toSorted(),
  )
  expect(await toldAbout(member)).toHaveLength(2)
})

test('leaving a team that was deleted meanwhile is done already, and the rest is saved', async () => {
  const { workspace, admin, member, team } = await aLedTeam()
  const [gone, wanted] = [await aTeam({ workspace, members: [member] }), await aTeam({ workspace })]
  const { memberId } = member
  const seen = [place(team.id), place(gone.id)]
  await deleteTeam(admin, { id: gone.id })
  await changeTeams(admin, { memberId, seen, places: [place(team.id), place(wanted.id)] })
  expect(await placesIn(wanted.id)).toHaveProperty(memberId)
})

test('the screen offers exactly what is not refused', async () => {
  const { workspace, admin, lead, member, team } = await aLedTeam()
  const foreign = await aTeam({ workspace, members: [member], managers: [] })
  const changeable = async (actor: typeof admin) =>
    (await listTeamsOf(actor, member.memberId)).filter(({ can }) => can.change).map(({ teamId }) => teamId)
  expect(await changeable(lead)).toEqual([team.id])
  expect((await changeable(admin)).toSorted()).toEqual([team.id, foreign.id].toSorted())
  expect(await changeable(member)).toEqual([])
  expect(await listRunTeams(lead)).toEqual({ rows: [{ id: team.id, name: team.name }], hasMore: false })
  expect(await listRunTeams(admin)).toMatchObject({ rows: [{}, {}], hasMore: false })
  expect(await listRunTeams(member)).toEqual({ rows: [], hasMore: false })
  await expectRefused(listTeamsOf(await anAdmin(), member.memberId), 'not-found')
})

test('deactivated people are offered no team, as they can join none', async () => {
  const { admin, outsider, team } = await aLedTeam()
  const { memberId } = outsider
  expect(await listTeamsToJoin(admin, await getPerson(admin, memberId))).toMatchObject({ rows: [{ id: team.id }] })
  await deactivate(outsider)
  expect(await listTeamsToJoin(admin, await getPerson(admin, memberId))).toEqual({ rows: [], hasMore: false })
  await expectRefused(changeTeams(admin, { memberId, seen: [], places: [place(team.id)] }), 'invalid')
})

test('of many teams an Admin is offered the first to choose among, who leads many all of theirs', async () => {
  const { workspace, admin, lead } = await aLedTeam()
  for (let number = 25; number > 0; number--) await aTeam({ workspace, name: `Crew ${number}`, managers: [lead] })
  const { rows, hasMore } = await listRunTeams(admin)
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, index) => `Crew ${index + 1}`))
  expect(hasMore).toBe(true)
  expect(await listRunTeams(lead)).toMatchObject({ rows: { length: 26 }, hasMore: false })
})
