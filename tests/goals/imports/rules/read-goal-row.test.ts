import { describe, expect, test } from 'vitest'
import { goalFields, matchGoalColumns } from '@/lib/goals/imports/rules/goal-columns'
import { readKeyResults } from '@/lib/goals/imports/rules/key-result-cells'
import { readGoalRow } from '@/lib/goals/imports/rules/read-goal-row'

const team = { id: '00000000-0000-4000-8000-000000000001' }
const ana = { id: '00000000-0000-4000-8000-000000000002' }
const named = { people: new Map([['ana@acme.example', ana]]), teams: new Map([['design', team]]), today: '2026-11-25' }

type Cells = Partial<Record<(typeof goalFields)[number], string>>

const read = (cells: Cells) => {
  const row: Cells = { title: 'Answer sooner', end: '2027-03-31', ...cells }
  return readGoalRow(
    goalFields.map((field) => row[field] ?? ''),
    goalFields,
    named,
  )
}

describe('a row', () => {
  test('without more than a title and an end is an individual goal from today', () => {
    expect(read({}).input).toMatchObject({
      title: 'Answer sooner',
      type: 'Individual',
      startsOn: '2026-11-25',
      endsOn: '2027-03-31',
      frequency: 'weekly',
      visibility: 'WORKSPACE',
      progressSource: 'BY_HAND',
      teamId: null,
    })
  })

  test('is read whatever its capitals', () => {
    const { input } = read({
      type: 'TEAM',
      team: 'Design',
      frequency: 'half yearly',
      visibility: 'private',
      assignees: 'Ana@acme.example',
      supervisors: 'ana@acme.example; ANA@acme.example',
    })
    expect(input).toMatchObject({
      type: 'Team',
      teamId: team.id,
      frequency: 'halfyearly',
      visibility: 'PRIVATE',
      assigneeIds: [ana.id],
      supervisorIds: [ana.id],
    })
  })

  test('with a team and no type is a Team goal, and a Self goal is private', () => {
    expect(read({ team: 'design' }).input).toMatchObject({ type: 'Team', teamId: team.id })
    expect(read({ type: 'Self' }).input).toMatchObject({ visibility: 'PRIVATE' })
  })

  test.each<[Cells, Cells]>([
    [{ title: '' }, { title: 'Give the goal a title.' }],
    [{ title: 'x'.repeat(121) }, { title: 'A title may have at most 120 characters.' }],
    [{ description: 'x'.repeat(2001) }, { description: 'The description may have at most 2,000 characters.' }],
    [{ type: 'Boss' }, { type: '“Boss” isn’t one of Organization, Team, Individual, Self.' }],
    [{ type: 'Team' }, { team: 'Choose a team.' }],
    [{ team: 'Nowhere' }, { team: 'There is no team “Nowhere”.' }],
    [{ type: 'Individual', team: 'Design' }, { team: 'Only goals of the type Team have a team.' }],
    [{ start: '31.12.2026' }, { start: 'Write “31.12.2026” as year-month-day, like 2027-03-31.' }],
    [{ end: '' }, { end: 'Choose an end date.' }],
    [{ end: '2027-02-30' }, { end: 'Choose an end date.' }],
    [{ end: '2026-11-24' }, { end: 'The end can’t be in the past.' }],
    [{ start: '2027-05-01' }, { end: 'The end must be after the start.' }],
    [{ frequency: 'hourly' }, { frequency: '“hourly” isn’t one of Daily, Weekly, Monthly, Half Yearly, Custom Date.' }],
    [{ assignees: 'bo@acme.example' }, { assignees: 'Nobody active here has the e-mail “bo@acme.example”.' }],
    [{ supervisors: 'ana@acme.example, bo' }, { supervisors: 'Nobody active here has the e-mail “bo”.' }],
    [{ visibility: 'friends' }, { visibility: '“friends” isn’t one of Everyone, Private.' }],
    [{ keyResults: 'Signups' }, { keyResults: '“Signups” must read like “Signups: 0 -> 500 users”.' }],
    [{ keyResults: 'Signups: 5 -> 5' }, { keyResults: '“Signups” starts at its target.' }],
    [{ keyResults: 'Signups: 0 -> 1e999' }, { keyResults: 'Enter a number.' }],
    [{ keyResults: 'Signups: 0 -> Infinity' }, { keyResults: 'Enter a number.' }],
    [{ keyResults: 'Signups: 0 -> 1e13' }, { keyResults: 'Enter a number below 1,000,000,000,000.' }],
    [
      { title: '', end: '', type: 'x' },
      {
        title: 'Give the goal a title.',
        end: 'Choose an end date.',
        type: '“x” isn’t one of Organization, Team, Individual, Self.',
      },
    ],
  ])('with %o says in which columns it is wrong', (cells, problems) => {
    expect(read(cells)).toMatchObject({ problems, input: null })
  })
})

test.each([
  ['Signups: 0 -> 500 users', [['Signups', '0', '500', 'users']]],
  [
    'Churn: 10% → 5%; Time: to answer: 8h->4 h',
    [
      ['Churn', '10', '5', '%'],
      ['Time: to answer', '8', '4', 'h'],
    ],
  ],
  [
    'Loss: -1,250.5 -> 0\nHires: 0 -> 3',
    [
      ['Loss', '-1,250.5', '0', ''],
      ['Hires', '0', '3', ''],
    ],
  ],
  [' ; ', []],
])('key results are read from %j', (cell, expected) => {
  const { value, problem } = readKeyResults(cell)
  expect(problem).toBeUndefined()
  expect(value.map(({ title, start, target, unit }) => [title, start, target, unit])).toEqual(expected)
  expect(value.every(({ start, current }) => start === current)).toBe(true)
})

describe('columns', () => {
  test('are matched by their headings, and others are left', () => {
    expect(matchGoalColumns(['Objective', 'Due date', 'Owner e-mails', 'Part of', 'Colour', ''])).toEqual({
      columns: ['title', 'end', 'assignees', 'parent', '', ''],
      problem: null,
    })
  })

  test.each([
    [['Name', 'Colour'], /there is no column “End”/],
    [['Colour'], /there is no column “Title” and no column “End”/],
    [['Title', 'End', 'Owner', 'Assignees'], /more than one column holds “Assignees”/],
  ])('%j are refused', (titles, problem) => {
    expect(matchGoalColumns(titles).problem).toMatch(problem)
  })
})
