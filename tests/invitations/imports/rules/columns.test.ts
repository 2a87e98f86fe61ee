import { describe, test, expect } from 'vitest'
import { guessColumns, columnsFrom, isHeading, areUnnamed } from '@/lib/invitations/imports/rules/columns'
import { valueOf } from '@/lib/shared/csv/csv-import'

describe('what a column holds is guessed', () => {
  test.each([
    [
      'from our own sample',
      ['E-mail', 'First name', 'Last name', 'Role', 'Manager of'],
      ['email', 'firstName', 'lastName', 'role', 'manages'],
    ],
    [
      'from what Google exports',
      ['First Name [Required]', 'Last Name [Required]', 'Email Address [Required]', 'Org Unit Path [Required]'],
      ['firstName', 'lastName', 'email', ''],
    ],
    [
      'in capitals and with signs',
      ['E-MAIL_ADDRESS', 'Full Name', 'Time-Zone', 'Job Title'],
      ['email', 'fullName', 'timeZone', 'jobTitle'],
    ],
    ['in another language', ['Courriel', 'Prénom', 'Nachname', 'Rolle'], ['email', 'firstName', 'lastName', 'role']],
    ['in German', ['Mail', 'Team', 'Startdatum', 'Zeitzone'], ['email', 'teams', 'startDate', 'timeZone']],
    ['with the address of a manager', ['Manager e-mail', 'E-mail', 'Reports to'], ['manager', 'email', '']],
    ['each field once', ['Email', 'Work email', 'Team', 'Department'], ['email', '', 'teams', '']],
    ['or not at all', ['Salary', 'Shoe size', ''], ['', '', '']],
  ])('%s', (_, headings, columns) => {
    expect(guessColumns(headings, [])).toEqual(columns)
  })

  test('from what stands in it, where no heading names the addresses', () => {
    const rows = [
      ['Ana', 'ana@acme.example', ''],
      ['Kofi', '', 'x'],
      ['Mei', 'mei@acme.example', ''],
    ]
    expect(guessColumns(['Name', 'Kontakt', 'Note'], rows)).toEqual(['fullName', 'email', ''])
  })

  test('the names of managers are not their addresses', () => {
    const rows = [['ana@acme.example', 'Priya Nair', 'priya@acme.example']]
    expect(guessColumns(['E-mail', 'Manager', 'Line manager'], rows)).toEqual(['email', '', 'manager'])
  })

  test('the addresses of managers are not those of the people', () => {
    const rows = [
      ['priya@acme.example', 'ana@acme.example'],
      ['priya@acme.example', 'kofi@acme.example'],
    ]
    expect(guessColumns(['Reports to', 'Contact'], rows)).toEqual(['manager', 'email'])
    expect(guessColumns(['Boss', 'Contact'], rows)).toEqual(['', 'email'])
  })

  test('and a column in which only some are addresses is not taken for theirs', () => {
    expect(
      guessColumns(
        ['a', 'b'],
        [
          ['ana@acme.example', 'x'],
          ['call her', ''],
        ],
      ),
    ).toEqual(['', ''])
  })
})

test('what was kept is read again, whatever stands in it', () => {
  expect(columnsFrom(['email', '', 'shoeSize', 'teams'])).toEqual(['email', '', '', 'teams'])
})

test.each([
  ['the cell of the column', [' ana ', 'x'], 'ana'],
  ['nothing where the row ends before it', [], ''],
])('the value of a field is %s', (_, cells, value) => {
  expect(valueOf(cells, ['firstName', 'email'], 'firstName')).toBe(value)
  expect(valueOf(cells, ['', ''], 'firstName')).toBe('')
})

test.each([
  [['E-mail', 'Name'], true],
  [['Mail @work', ''], true],
  [['Ana', ' ana@acme.example '], false],
])('%j is a heading: %s', (cells, expected) => {
  expect(isHeading(cells)).toBe(expected)
})

test.each([
  [['', ''], true],
  [['', 'Name'], false],
  [[''], false],
])('the columns %j are without names: %s', (titles, expected) => {
  expect(areUnnamed(titles)).toBe(expected)
})
