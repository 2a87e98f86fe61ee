import { expect, test } from 'vitest'
import { placeGoalRows } from '@/lib/goals/imports/rules/place-goal-rows'

const goals = new Map([
  ['grow', [{ id: 'grow', level: 2 }]],
  [
    'twice',
    [
      { id: 'one', level: 1 },
      { id: 'other', level: 1 },
    ],
  ],
])

/** Rows as "title<parent", the first being row 2; an exclamation mark: it is refused already. */
const place = (...rows: string[]) => {
  const read = rows.map((row, index) => {
    const [title = '', parent = ''] = row.replace('!', '').split('<')
    return { number: index + 2, title, parent, isRefused: row.endsWith('!') }
  })
  return [...placeGoalRows(read, goals).values()]
}

const problems = (...rows: string[]) => place(...rows).map(({ problem }) => problem)

test('a row lies under another row, before or after it, or under a goal that is here', () => {
  expect(place('Leaf<Branch', 'Branch<Grow', 'Top')).toEqual([
    { parentNumber: 3, parentId: null, level: 2, problem: null },
    { parentNumber: null, parentId: 'grow', level: 1, problem: null },
    { parentNumber: null, parentId: null, level: 1, problem: null },
  ])
})

test('a row of the file is meant before a goal that is here, and never the row itself', () => {
  expect(place('GROW', 'Leaf<grow')[1]).toMatchObject({ parentNumber: 2, parentId: null })
  expect(place('Grow<Grow')).toMatchObject([{ parentId: 'grow', problem: null }])
  expect(problems('Own<own')).toEqual(['A goal can’t be under itself.'])
})

test.each([
  [['A<Nothing'], ['There is no open goal called “Nothing”.']],
  [['A<Twice'], ['More than one goal is called “Twice”.']],
  [
    ['B', 'b', 'A<B'],
    [null, null, 'More than one goal is called “B”.'],
  ],
  [
    ['A<B', 'B!'],
    ['“B” in row 3 is left out.', null],
  ],
  [
    ['A<B', 'B<C', 'C<Nothing'],
    ['“B” in row 3 is left out.', '“C” in row 4 is left out.', 'There is no open goal called “Nothing”.'],
  ],
  [
    ['A<B', 'B<A'],
    ['Rows 2 and 3 are under each other.', 'Rows 3 and 2 are under each other.'],
  ],
  [
    ['X<A', 'A<B', 'B<A'],
    ['“A” in row 3 is left out.', 'Rows 3 and 4 are under each other.', 'Rows 4 and 3 are under each other.'],
  ],
])('%j are refused with the reason', (rows, expected) => {
  expect(problems(...rows)).toEqual(expected)
})

test('goals lie at most six levels deep, those that are here counted', () => {
  const chain = ['A', 'B<A', 'C<B', 'D<C', 'E<D', 'F<E', 'G<F']
  expect(problems(...chain)).toEqual([null, null, null, null, null, null, 'Goals can be at most 6 levels deep.'])
  expect(problems('A<Grow', 'B<A', 'C<B', 'D<C', 'E<D').at(-1)).toBe('Goals can be at most 6 levels deep.')
  expect(problems(...chain.map((row, index) => (index === 0 ? 'A<G' : row))).every((problem) => problem !== null)).toBe(
    true,
  )
})
