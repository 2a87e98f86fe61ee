import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { aTeam } from '@/tests/factories/teams'
import { aboutPerson } from '@/tests/factories/reviews'
import { aTeamOf, sent } from './circumstances'

const reportOf = (actor: Actor, of: ReportScope) =>
  getFeedbackReport(actor, { of, range: 'Last_31_Days', view: 'timeline' })
const teamsOf = async (actor: Actor, of: ReportScope) =>
  (await reportOf(actor, of)).teams.map(({ asked, answered }) => [asked, answered])

test('counts feedback about people apart from the rest, in every scope', async () => {
  const { admin, manager, people, outside } = await aTeamOf(3, 1)
  const [tom = manager] = people
  await sent(admin, people, 2)
  await sent(admin, people, 1, outside[0] && aboutPerson(outside[0]))
  const expected = {
    team: [
      { about: 'person', asked: 3, answered: 1 },
      { about: 'topic', asked: 3, answered: 2 },
    ],
    me: [
      { about: 'person', asked: 1, answered: 1 },
      { about: 'topic', asked: 1, answered: 1 },
    ],
  }
  expect((await reportOf(tom, 'me')).figures.abouts).toMatchObject(expected.me)
  expect((await reportOf(manager, 'team')).figures.abouts).toMatchObject(expected.team)
  expect((await reportOf(admin, 'workspace')).figures.abouts).toMatchObject(expected.team)
})

test('compares teams by named feedback only, and by their own people', async () => {
  const { admin, manager, people, outside } = await aTeamOf(5, 2)
  await sent(admin, [...people, ...outside, manager], 2)
  await sent(admin, people, 5, { anonymity: 'ANONYMOUS' })
  expect(await teamsOf(manager, 'team')).toEqual([[5, 2]])
  expect(await teamsOf(admin, 'workspace')).toEqual([[6, 2]])
})

test('shows no team of fewer than three, nor of another workspace', async () => {
  const { workspace, admin, manager, people } = await aTeamOf(3)
  await aTeam({ workspace, managers: [manager], members: people.slice(1) })
  await sent(admin, people, 1)
  expect(await teamsOf(manager, 'team')).toEqual([[3, 1]])
  expect(await teamsOf((await aTeamOf(3)).admin, 'workspace')).toEqual([])
})

test('shows a Member no teams, whatever scope they name', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  await sent(admin, people, 1)
  for (const of of ['team', 'workspace'] as const) expect(await teamsOf(people[0] ?? manager, of)).toEqual([])
})
