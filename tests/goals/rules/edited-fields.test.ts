import { expect, test } from 'vitest'
import { changedFields, type EditedFields } from '@/lib/goals/rules/edited-fields'

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
