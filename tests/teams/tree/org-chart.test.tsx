import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrgChart } from '@/components/teams/org/org-chart'
import type { ChartPerson } from '@/lib/teams/tree/queries/list-chart-people'
import type { TreeTeam } from '@/lib/teams/tree/queries/get-team-tree'
import type { Branch } from '@/lib/teams/tree/rules'

const person = (name: string, isManager = false): ChartPerson => ({
  memberId: name.toLowerCase(),
  name,
  isManager,
  jobTitle: '',
  pictureId: null,
})

const team = (over: Partial<Branch<TreeTeam>>): Branch<TreeTeam> => ({
  id: 'design',
  name: 'Design',
  description: '',
  parentId: null,
  isFound: true,
  isLedByActor: false,
  memberCount: 0,
  wholeCount: 0,
  partCount: 0,
  managers: [],
  parts: [],
  ...over,
})

const drawn = (branch: Partial<Branch<TreeTeam>>, people: ChartPerson[] = []) =>
  renderToStaticMarkup(<OrgChart branches={[team(branch)]} people={new Map([['design', people]])} />)

test('a team shows its manager, and its people behind their faces', () => {
  const managers = [{ memberId: 'sofia', name: 'Sofia', pictureId: null }]
  const markup = drawn({ memberCount: 3, wholeCount: 3, managers }, [
    person('Sofia', true),
    person('Noah'),
    person('Mei'),
  ])
  expect(markup).toMatch(/href="\/profile\/preview\/sofia"[^>]*>Sofia</)
  expect(markup).toMatch(/<summary>.*2 others.*<\/summary>.*Noah/)
  expect(markup).not.toContain('All 3 people')
})

test('a card counts the people of its team, as the team’s page does, and those of its subteams apart', () => {
  expect(drawn({ memberCount: 3, wholeCount: 4, partCount: 1 })).toContain('3 people, 4 in all')
  expect(drawn({ memberCount: 0, wholeCount: 4, partCount: 1 })).toContain('4 people in all')
  expect(drawn({ memberCount: 3, wholeCount: 3 })).toMatch(/· 3 people</)
})

test('a team without a manager says so, and one of many people leads to all of them', () => {
  const markup = drawn({ memberCount: 40, wholeCount: 40 }, [person('Noah')])
  expect(markup).toContain('No manager')
  expect(markup).toMatch(/href="\/users\/teams\/design"[^>]*>All 40 people</)
})

test('a team leads to all of its people where managers left no room for others, or are too many themselves', () => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dan']
  const leads = names.map((name) => person(name, true))
  const managers = names.map((name) => ({ memberId: name.toLowerCase(), name, pictureId: null }))
  const all = /href="\/users\/teams\/design"[^>]*>All \d+ people</
  expect(drawn({ memberCount: 9, wholeCount: 9, managers }, leads)).toMatch(all)
  expect(drawn({ memberCount: 4, wholeCount: 4, managers }, leads)).toMatch(all)
  expect(drawn({ memberCount: 5, wholeCount: 5, managers }, [...leads, person('Mei')])).toMatch(all)
  const three = { memberCount: 3, wholeCount: 3, managers: managers.slice(0, 3) }
  expect(drawn(three, leads.slice(0, 3))).not.toMatch(all)
})

test('levels that are not drawn have a chart of their own', () => {
  expect(drawn({ partCount: 3 })).toMatch(/href="\/users\/teams\?top=design"[^>]*>3 teams/)
  expect(drawn({ partCount: 1, parts: [team({ id: 'research', name: 'Research' })] })).not.toContain('?top=')
})
