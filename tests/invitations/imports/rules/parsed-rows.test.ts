import type { Columns } from '@/lib/invitations/imports/rules/columns'
import { describe, test, expect } from 'vitest'
import { readRow, parsedTeams } from '@/lib/invitations/imports/rules/parsed-rows'

const columns: Columns = [
  'email',
  'firstName',
  'lastName',
  'role',
  'teams',
  'manages',
  'tags',
  'jobTitle',
  'timeZone',
  'manager',
  'startDate',
]

describe('a row is read', () => {
  test('with everything in it', () => {
    const cells = [
      'Ana@Acme.Example ',
      'Ana',
      'Silva',
      'manager',
      'Design; Ops',
      'Design',
      'a, b\nA',
      'Lead',
      'Asia/Calcutta',
      ' Priya@Acme.example',
      '2024-02-29',
    ]
    expect(readRow(cells, columns)).toEqual({
      problems: [],
      parsed: {
        email: 'ana@acme.example',
        firstName: 'Ana',
        lastName: 'Silva',
        role: 'Manager',
        jobTitle: 'Lead',
        teams: ['Design', 'Ops'],
        manages: ['Design'],
        tags: ['a', 'b'],
        timeZone: 'Asia/Kolkata',
        manager: 'priya@acme.example',
        startDate: '2024-02-29',
      },
    })
  })

  test('without what nobody can see', () => {
    const cells = ['ana@acme.example\u200b', 'A\u200bna', '\u3164', '', 'De\u00adsign', '', '\u202eb', 'Lead\ufeff']
    const { parsed, problems } = readRow(cells, columns)
    expect(problems).toEqual([])
    expect(parsed).toMatchObject({ email: 'ana@acme.example', firstName: 'Ana', lastName: '', jobTitle: 'Lead' })
    expect(parsed).toMatchObject({ teams: ['Design'], tags: ['b'] })
  })

  test('with nobody as their own manager', () => {
    const { parsed } = readRow(['Ana@acme.example', 'ana@acme.example'], ['email', 'manager'])
    expect(parsed.manager).toBe('')
  })

  test('with nothing but an address', () => {
    expect(readRow(['ana@acme.example'], columns)).toMatchObject({ problems: [], parsed: { role: null, teams: [] } })
  })

  test.each([
    ['Ana Silva', 'Ana', 'Silva'],
    ['Ana Maria Silva', 'Ana Maria', 'Silva'],
    ['Silva, Ana Maria', 'Ana Maria', 'Silva'],
    ['Ana', 'Ana', ''],
    ['', '', ''],
  ])('with a whole name: %s', (whole, firstName, lastName) => {
    const { parsed } = readRow(['ana@acme.example', whole], ['email', 'fullName'])
    expect(parsed).toMatchObject({ firstName, lastName })
  })
})

describe('what cannot be right is named', () => {
  test.each([
    [0, '', 'Enter an e-mail address.'],
    [0, 'ana@', '“ana@” isn’t a valid e-mail address.'],
    [0, `${'a'.repeat(300)}@acme.example`, `“${'a'.repeat(79)}…” isn’t a valid e-mail address.`],
    [1, 'x'.repeat(101), 'First and last name can have at most 100 characters each.'],
    [2, 'Sil\nva', 'First and last name can have at most 100 characters each.'],
    [10, '29.02.2024', 'Write “29.02.2024” as year-month-day, like 2024-03-31.'],
    [10, '2023-02-29', '“2023-02-29” can’t be a start date.'],
    [10, '1899-01-01', '“1899-01-01” can’t be a start date.'],
    [3, 'Boss', '“Boss” isn’t a role. Use Admin, Manager or Member.'],
    [3, 'constructor', '“constructor” isn’t a role. Use Admin, Manager or Member.'],
    [4, 'x'.repeat(101), `“${'x'.repeat(79)}…”: A name may have at most 100 characters.`],
    [6, 'y'.repeat(51), '“yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy”: A tag may have at most 50 characters.'],
    [6, Array.from({ length: 31 }, (_, index) => `t${index}`).join(';'), 'A person may have at most 30 tags.'],
    [8, 'Lisbon', '“Lisbon” isn’t a time zone. Use one like Europe/Lisbon.'],
  ])('in column %i: %s', (index, value, problem) => {
    const cells = ['ana@acme.example', 'Ana', '', '', '', '', '', '', '', '', ''].with(index, value)
    expect(readRow(cells, columns).problems).toEqual([problem])
  })

  test('each thing on its own', () => {
    expect(readRow(['ana@', '', '', 'Boss'], columns).problems).toHaveLength(2)
  })
})

test.each([
  ['', []],
  ['Design', ['Design']],
  ['Design, Ops', ['Design', 'Ops']],
  [' Design ;; design|Ops\r\nResearch  Lab', ['Design', 'Ops', 'Research Lab']],
  ['Legal, Tax; Ops', ['Legal, Tax', 'Ops']],
  ['Legal, Tax;', ['Legal, Tax']],
])('teams in a cell: %s', (cell, teams) => {
  expect(readRow(['ana@acme.example', cell], ['email', 'teams']).parsed.teams).toEqual(teams)
})

describe('a name that is there, with a sign in it that parts names, is one name', () => {
  const there = {
    teams: ['Legal, Risk', 'Legal, Risk, Tax', 'A; B', 'Sales|EMEA', 'C++ (x)*, y'],
    tags: ['on/off; call'],
  }
  test.each([
    ['legal,  risk', ['legal, risk']],
    ['Legal, Risk, Tax', ['Legal, Risk, Tax']],
    ['Legal, Risk, Ops', ['Legal, Risk', 'Ops']],
    ['Ops, Legal, Risk', ['Ops', 'Legal, Risk']],
    ['A; B; Sales|EMEA; Ops', ['A; B', 'Sales|EMEA', 'Ops']],
    ['Sales|EMEA, Ops', ['Sales|EMEA', 'Ops']],
    ['North, South; A; B', ['North, South', 'A; B']],
    ['Paralegal, Risk', ['Paralegal', 'Risk']],
    ['Legal, Risky', ['Legal', 'Risky']],
    ['A; B'.repeat(3), ['A', 'BA', 'B']],
    ['c++ (x)*, y, Ops', ['c++ (x)*, y', 'Ops']],
  ])('%s', (cell, teams) => {
    const columns: Columns = ['email', 'teams', 'manages']
    const { parsed } = readRow(['ana@acme.example', cell, cell], columns, there)
    expect([parsed.teams, parsed.manages]).toEqual([teams, teams])
  })

  test('and so is a tag, in which there is never a comma', () => {
    const tagsIn = (cell: string) => readRow(['ana@acme.example', cell], ['email', 'tags'], there).parsed.tags
    expect(tagsIn('on/off; call; Mentor')).toEqual(['on/off; call', 'Mentor'])
    expect(tagsIn('Lisbon, Porto; Mentor')).toEqual(['Lisbon', 'Porto', 'Mentor'])
  })
})

test('a future manager of a team is in it once', () => {
  expect(parsedTeams({ teams: ['Design', 'Ops'], manages: ['DESIGN'] })).toEqual([
    { name: 'DESIGN', isManager: true },
    { name: 'Ops', isManager: false },
  ])
})
