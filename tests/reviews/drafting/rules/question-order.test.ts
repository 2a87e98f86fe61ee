import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { newQuestion, asType } from '@/lib/reviews/drafting/rules/new-question'
import {
  groupMoves,
  groupsOf,
  groupAt,
  copiesOf,
  firstCondition,
  fittedCondition,
  placesAfterMove,
  placesAfterRemoval,
  placesAfterInsertion,
} from '@/lib/reviews/drafting/rules/question-order'
import { test, expect, describe } from 'vitest'
import { questionFaults } from '@/lib/reviews/model/rules/question-faults'

const asked = (key: string, type: QuestionDraft['type'] = 'yesno') => newQuestion(type, key, `${key}?`)
const following = (key: string, leader: string): QuestionDraft => ({
  ...asked(key, 'textarea'),
  follows: { key: leader, when: 'NO', value: null },
})

/** a with two that follow, b, c with one. */
const form = [asked('a'), following('a1', 'a'), following('a2', 'a'), asked('b'), asked('c'), following('c1', 'c')]
const keysOf = (questions: QuestionDraft[]) => questions.map(({ key }) => key).join(' ')

function after(from: number, to: number) {
  const moved = [...form]
  for (const move of groupMoves(form, from, to)) moved.splice(move.to, 0, ...moved.splice(move.from, 1))
  return moved
}

test.each([
  [0, 1, 'b a a1 a2 c c1'],
  [0, 2, 'b c c1 a a1 a2'],
  [1, 0, 'b a a1 a2 c c1'],
  [1, 2, 'a a1 a2 c c1 b'],
  [2, 0, 'c c1 a a1 a2 b'],
  [2, 1, 'a a1 a2 c c1 b'],
  [1, 1, 'a a1 a2 b c c1'],
  [0, 9, 'a a1 a2 b c c1'],
])('question %i moved to place %i takes its follow-ups along: %s', (from, to, keys) => {
  const moved = after(from, to)
  expect(keysOf(moved)).toBe(keys)
  expect(questionFaults(moved)).toEqual([])
})

test('a follow-up that stands under another question is a line of its own', () => {
  expect(groupsOf([asked('a'), asked('b'), following('a1', 'a')]).map(({ followUps }) => followUps.length)).toEqual([
    0, 0, 0,
  ])
})

test.each([
  [0, 'a a1 a2'],
  [1, 'a1'],
  [3, 'b'],
  [4, 'c c1'],
  [9, ''],
])('what goes with question %i: %s', (index, keys) => {
  expect(keysOf(groupAt(form, index))).toBe(keys)
})

test('a copy has keys of its own, and its follow-ups follow on it', () => {
  let count = 0
  const copies = copiesOf(groupAt(form, 0), () => `copy${(count += 1)}`)
  expect(keysOf(copies)).toBe('copy1 copy2 copy3')
  expect(copies.map(({ follows }) => follows?.key)).toEqual([undefined, 'copy1', 'copy1'])
  const alone = copiesOf(groupAt(form, 1), () => 'copy')
  expect(alone[0]?.follows?.key).toBe('a')
})

test.each<[QuestionDraft['type'], ReturnType<typeof firstCondition>]>([
  ['scale', { when: 'AT_MOST', value: 2 }],
  ['rating', { when: 'AT_MOST', value: 4 }],
  ['yesno', { when: 'NO', value: null }],
  ['checkbox', { when: 'CHOSEN', value: 0 }],
  ['input', undefined],
  ['textarea', undefined],
])('what follows on a new %s is asked under %j', (type, condition) => {
  expect(firstCondition(asked('q', type))).toEqual(condition)
})

describe('when a question is asked in another way, what follows on it', () => {
  const atMost = (value: number) => ({ key: 'q', when: 'AT_MOST', value }) as const
  test.each([
    ['keeps a number that both have', atMost(3), 'rating', atMost(3)],
    ['takes the first that fits for a number that only one has', atMost(0), 'rating', atMost(4)],
    ['takes a No for a number', atMost(2), 'yesno', { key: 'q', when: 'NO', value: null }],
    ['keeps what nothing can take the place of', atMost(2), 'input', atMost(2)],
  ] as const)('%s', (_, follows, type, fitted) => {
    expect(fittedCondition(follows, asType(asked('q', 'scale'), type))).toEqual(fitted)
  })
})

describe('an option is found again', () => {
  const places = [0, 1, 2, 3]
  test.each([
    ['after a move down', placesAfterMove(0, 2), [2, 0, 1, 3]],
    ['after a move up', placesAfterMove(3, 1), [0, 2, 3, 1]],
    ['after a removal', placesAfterRemoval(1), [0, null, 1, 2]],
    ['after an insertion', placesAfterInsertion(1, 2), [0, 3, 4, 5]],
  ])('%s', (_, placeOf, expected) => {
    expect(places.map(placeOf)).toEqual(expected)
  })
})
