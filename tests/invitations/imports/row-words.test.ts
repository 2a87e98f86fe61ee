import { expect, test } from 'vitest'
import { factsOf, labelOf, viewLabels } from '@/components/invitations/imports/row-words'
import { parsedRowOf } from '@/lib/invitations/imports/rules/parsed-rows'
import type { ImportRow } from '@/lib/invitations/imports/queries/list-rows'

const row: ImportRow = {
  number: 1,
  cells: [],
  email: '',
  status: 'UNDONE',
  action: 'INVITE',
  problems: [],
  isFromSlack: false,
  isGuest: false,
  isChosen: true,
}

test.each(['UNDOING', 'UNDONE'] as const)(
  'while it is %s, no tab says of rows taken back that they were done',
  (status) => {
    expect(labelOf(row, true).label).toBe('Undone')
    const { invite, update } = viewLabels(status)
    expect([invite, update]).toEqual(['Invitations', 'Updates'])
  },
)

test('a tab says what will become of its rows, and then what became of them', () => {
  expect((['CHECKING', 'RUNNING', 'DONE'] as const).map((status) => viewLabels(status).invite)).toEqual([
    'Invite',
    'Invite',
    'Invited',
  ])
})

test('a row that is invited says its place, and then what it lacks', () => {
  const parsed = parsedRowOf(['ana@acme.example', 'Design'], ['email', 'teams'])
  const problems = ['Their manager is unknown.']
  expect(factsOf({ ...row, status: 'READY', problems }, parsed).filter(Boolean)).toEqual([
    'Row 1',
    'Member',
    'Design',
    'Their manager is unknown.',
  ])
  expect(factsOf({ ...row, status: 'REFUSED', problems }, parsed)).toEqual(['Row 1: Their manager is unknown.'])
})
