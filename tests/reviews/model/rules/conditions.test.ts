import { describe, test, expect } from 'vitest'
import {
  isMet,
  conditionInWords,
  conditionsOf,
  questionNumbers,
  type Condition,
} from '@/lib/reviews/model/rules/conditions'
import { questionTypes } from '@/lib/reviews/model/rules/question-types'

const options = ['calm', 'quick', 'thorough']
const nothing = { score: null, yes: null, optionIds: [] }

describe('a condition', () => {
  test.each<[Condition, Partial<Parameters<typeof isMet>[1]>, boolean]>([
    [{ when: 'AT_MOST', value: 2 }, { score: 2 }, true],
    [{ when: 'AT_MOST', value: 2 }, { score: 0 }, true],
    [{ when: 'AT_MOST', value: 2 }, { score: 3 }, false],
    [{ when: 'AT_MOST', value: 0 }, { score: 0 }, true],
    [{ when: 'AT_LEAST', value: 8 }, { score: 8 }, true],
    [{ when: 'AT_LEAST', value: 8 }, { score: 7 }, false],
    [{ when: 'YES', value: null }, { yes: true }, true],
    [{ when: 'YES', value: null }, { yes: false }, false],
    [{ when: 'NO', value: null }, { yes: false }, true],
    [{ when: 'NO', value: null }, { yes: true }, false],
    [{ when: 'CHOSEN', value: 1 }, { optionIds: ['thorough', 'quick'] }, true],
    [{ when: 'CHOSEN', value: 1 }, { optionIds: ['calm'] }, false],
    [{ when: 'CHOSEN', value: 9 }, { optionIds: ['calm'] }, false],
    [{ when: 'CHOSEN', value: null }, { optionIds: ['calm'] }, false],
    [{ when: 'AT_MOST', value: null }, { score: 0 }, false],
  ])('%j with %j: %s', (condition, answer, expected) => {
    expect(isMet(condition, { ...nothing, ...answer }, options)).toBe(expected)
  })

  test.each<Condition>([
    { when: 'AT_MOST', value: 10 },
    { when: 'AT_LEAST', value: 0 },
    { when: 'YES', value: null },
    { when: 'NO', value: null },
    { when: 'CHOSEN', value: 0 },
  ])('%j is not met by no answer at all', (condition) => {
    expect(isMet(condition, nothing, options)).toBe(false)
  })

  test.each<[Condition, string]>([
    [{ when: 'AT_MOST', value: 0 }, '0 or less'],
    [{ when: 'AT_LEAST', value: 8 }, '8 or more'],
    [{ when: 'YES', value: null }, 'Yes'],
    [{ when: 'NO', value: null }, 'No'],
    [{ when: 'CHOSEN', value: 0 }, '“calm”'],
    [{ when: 'CHOSEN', value: 7 }, '“…”'],
    [{ when: 'CHOSEN', value: null }, '“…”'],
  ])('%j reads %s', (condition, words) => {
    expect(conditionInWords(condition, options)).toBe(words)
  })
})

test('every type of question knows what can follow on it, and words set no condition', () => {
  expect(questionTypes.filter((type) => conditionsOf[type].length === 0)).toEqual(['input', 'textarea'])
})

test.each<[boolean[], string[]]>([
  [[], []],
  [
    [false, false],
    ['1', '2'],
  ],
  [
    [false, true, true, false, true],
    ['1', '1.1', '1.2', '2', '2.1'],
  ],
])('questions that follow on others (%j) are numbered %j', (followUps, numbers) => {
  expect(questionNumbers(followUps)).toEqual(numbers)
})
