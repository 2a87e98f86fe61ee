import { describe, expect, test } from 'vitest'
import { goalLimits } from '@/lib/goals/rules/goal-limits'
import { checkInManySchema, createGoalSchema, setGoalStatusSchema } from '@/lib/goals/schema'
import { aKeyResult, anItem, goalInput } from '@/tests/factories/goals'

const id = '11111111-1111-4111-8111-111111111111'

const many = (count: number) => Array.from({ length: count })
const manyIds = (count: number) => many(count).map((_, index) => `${id.slice(0, -3)}${String(index).padStart(3, '0')}`)
const aLink = { url: 'acme.example', text: '', kind: 'Other' }

describe('a goal is refused at its field for', () => {
  test.each<[string, string, object]>([
    ['no title', 'title', { title: '  ' }],
    ['a title of 121 characters', 'title', { title: 'x'.repeat(121) }],
    ['a title of two lines', 'title', { title: 'Answer\nsooner' }],
    ['a description of 2,001 characters', 'description', { description: 'x'.repeat(2001) }],
    ['a type there is not', 'type', { type: 'Company' }],
    ['a frequency there is not', 'frequency', { frequency: 'yearly' }],
    ['a visibility there is not', 'visibility', { visibility: 'PUBLIC' }],
    ['a source there is not', 'progressSource', { progressSource: 'GUESS' }],
    ['no start', 'startsOn', { startsOn: '' }],
    ['an end that is no day', 'endsOn', { endsOn: '2026-02-30' }],
    ['an end after the year 2999', 'endsOn', { endsOn: '3000-01-01' }],
    ['an end of a year with five digits', 'endsOn', { endsOn: '20270-01-01' }],
    ['an end on its start', 'endsOn', { startsOn: '2999-01-01', endsOn: '2999-01-01' }],
    ['a team goal without a team', 'teamId', { type: 'Team' }],
    ['a parent that is no id', 'parentId', { parentId: 'top' }],
    ['progress above 100', 'progress', { progress: 101 }],
    ['progress between two numbers', 'progress', { progress: 33.3 }],
    ['101 assignees', 'assigneeIds', { assigneeIds: manyIds(101) }],
    ['21 supervisors', 'supervisorIds', { supervisorIds: manyIds(21) }],
    ['key results that are none', 'progressSource', { progressSource: 'KEY_RESULTS' }],
    ['items that are none', 'progressSource', { progressSource: 'ITEMS' }],
    ['21 key results', 'keyResults', { keyResults: many(21).map(() => aKeyResult()) }],
    ['a key result without a name', 'keyResults.0.title', { keyResults: [aKeyResult({ title: '' })] }],
    ['a key result without a target', 'keyResults.0.target', { keyResults: [aKeyResult({ target: '' })] }],
    ['a key result that starts nowhere', 'keyResults.0.start', { keyResults: [aKeyResult({ start: Infinity })] }],
    ['a weight below 0', 'keyResults.0.weight', { keyResults: [aKeyResult({ weight: -1 })] }],
    ['a weight above 100', 'keyResults.0.weight', { keyResults: [aKeyResult({ weight: 101 })] }],
    ['51 items', 'items', { items: many(51).map(() => anItem()) }],
    ['an item due on no day', 'items.0.dueOn', { items: [{ ...anItem(), dueOn: 'soon' }] }],
    ['21 links', 'links', { links: many(21).map(() => aLink) }],
    ['a link that is no address', 'links.0.url', { links: [{ ...aLink, url: 'not an address' }] }],
    ['a link that runs a script', 'links.0.url', { links: [{ ...aLink, url: 'javascript:alert(1)' }] }],
  ])('%s', (_what, path, given) => {
    const { error } = createGoalSchema.safeParse({ ...goalInput(), ...given })
    expect([...new Set(error?.issues.map((issue) => issue.path.join('.')))]).toEqual([path])
  })
})

test('weights of zero, a falling target and a target on the start are taken', () => {
  const keyResults = [
    aKeyResult({ weight: 0 }),
    aKeyResult({ start: 12, current: 12, target: 4 }),
    aKeyResult({ start: 5, current: 5, target: 5 }),
  ]
  expect(createGoalSchema.safeParse({ ...goalInput(), keyResults }).success).toBe(true)
})

test('an address without https gets it', () => {
  const { data } = createGoalSchema.safeParse({ ...goalInput(), links: [{ ...aLink, url: 'acme.example/plan' }] })
  expect(data?.links[0]?.url).toBe('https://acme.example/plan')
})

test('a check-in without a status leaves the status as it is', () => {
  const given = { madeId: id, id, values: [], comment: '' }
  // Radio buttons of which none is chosen send null.
  for (const status of [undefined, null])
    expect(checkInManySchema.parse({ goals: [{ ...given, status }] }).goals[0]?.status).toBeUndefined()
})

test('a check-in sets no goal to Completed, and a comment ends at its limit', () => {
  const given = { madeId: id, id, values: [], comment: '' }
  const parse = (more: object) => checkInManySchema.safeParse({ goals: [{ ...given, ...more }] }).success
  expect([parse({}), parse({ status: 'AtRisk' }), parse({ status: 'Completed' })]).toEqual([true, true, false])
  expect(parse({ comment: 'x'.repeat(goalLimits.comment + 1) })).toBe(false)
  expect(setGoalStatusSchema.safeParse({ ...given, status: 'Done' }).success).toBe(false)
})

test('a year that is too late is named', () => {
  for (const endsOn of ['3000-01-01', '20270-01-01']) {
    const { error } = createGoalSchema.safeParse({ ...goalInput(), endsOn })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Choose a year before 3000.'])
  }
  const items = [{ ...anItem(), dueOn: '20270-01-01' }]
  const { error } = createGoalSchema.safeParse({ ...goalInput(), items })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose a year before 3000.'])
})
