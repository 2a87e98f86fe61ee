import { expect, test } from 'vitest'
import { changedFields, mayLoseReaders, type EditedFields } from '@/lib/goals/rules/edited-fields'

const keyResult = { title: 'Response time', start: 9, current: 8, target: 4, unit: 'hours', weight: 1 }
const item = { title: 'Hire for nights', ownerId: null, dueOn: '2026-10-31' }
const link = { url: 'https://acme.example/plan', text: 'Plan', kind: 'Document' as const }

const before: EditedFields = {
  title: 'Answer sooner',
  description: '',
  type: 'Team',
  teamId: 'support',
  frequency: 'weekly',
  startsOn: '2026-10-01',
  endsOn: '2026-12-31',
  visibility: 'WORKSPACE',
  parentId: null,
  progressSource: 'KEY_RESULTS',
  keyResults: [keyResult],
  items: [item],
  links: [link],
  assigneeIds: ['tom', 'ana'],
  supervisorIds: [],
}

test.each<[string, Partial<EditedFields>, string[]]>([
  ['nothing', {}, []],
  ['the order of people', { assigneeIds: ['ana', 'tom'] }, []],
  ['an id of a row', { keyResults: [Object.assign({ id: 'kr' }, keyResult)] }, []],
  ['the title', { title: 'Answer in four hours' }, ['Title']],
  [
    'an end, a person and the parent',
    { endsOn: '2027-01-31', assigneeIds: ['ana'], parentId: 'p' },
    ['End', 'Parent goal', 'Assignees'],
  ],
  ['a target', { keyResults: [{ ...keyResult, target: 3 }] }, ['Key results']],
  ['the order of items', { items: [item, { ...item, title: 'Train' }] }, ['Action items']],
  ['a link taken away', { links: [] }, ['Links']],
  ['a supervisor more', { supervisorIds: ['ana'] }, ['Supervisors']],
])('names the changed fields: %s', (_what, changes, names) => {
  expect(changedFields(before, { ...before, ...changes })).toEqual(names)
})

const closed = { visibility: 'PRIVATE' } as const

test.each<[string, Partial<EditedFields>, Partial<EditedFields>, boolean]>([
  ['a goal that stays open', {}, { assigneeIds: [] }, false],
  ['one made open', closed, { visibility: 'WORKSPACE', assigneeIds: [] }, false],
  ['one made private', {}, closed, true],
  ['another title of a private one', closed, { ...closed, title: 'Another' }, false],
  ['a person more', closed, { ...closed, supervisorIds: ['ana', 'lena'] }, false],
  ['an assignee who supervises instead', closed, { ...closed, assigneeIds: ['tom'], supervisorIds: ['ana'] }, false],
  ['a person less', closed, { ...closed, assigneeIds: ['tom'] }, true],
  ['another owner of an item', { ...closed, items: [{ ...item, ownerId: 'lena' }] }, closed, true],
  ['another team', closed, { ...closed, teamId: 'sales' }, true],
  ['another type', closed, { ...closed, type: 'Self', teamId: null }, true],
])('may lose readers: %s', (_what, earlier, later, expected) => {
  expect(mayLoseReaders({ ...before, ...earlier }, { ...before, ...later })).toBe(expected)
})
