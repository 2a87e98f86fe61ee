import { noAnswer, type AskedQuestion } from '@/lib/reviews/responses/rules/answers'
import {
  answerField,
  commentField,
  optionField,
  answersIn,
  shownField,
} from '@/lib/reviews/responses/rules/posted-fields'
import { test, expect } from 'vitest'

const aQuestion = (type: AskedQuestion['type'], given: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: 'q',
  type,
  isRequired: true,
  isMultiple: true,
  followsId: null,
  followsWhen: null,
  followsValue: null,
  lowest: 0,
  highest: 5,
  editableFeedback: true,
  options: [{ id: 'calm' }, { id: 'quick' }],
  ...given,
})

const given = (value: string) => ({ [answerField('q')]: value })

test.each([
  ['input', given('Short'), { text: 'Short' }],
  ['input', given('  '), {}],
  ['textarea', given('One\r\ntwo\rthree'), { text: 'One\ntwo\nthree' }],
  ['scale', given('0'), { score: 0 }],
  ['scale', given(''), {}],
  ['scale', given('-1'), {}],
  ['scale', given('1e1'), {}],
  ['scale', {}, {}],
  ['yesno', given('yes'), { yes: true }],
  ['yesno', given('no'), { yes: false }],
  ['yesno', given('maybe'), {}],
  ['rating', { ...given('9'), [commentField('q')]: 'Because' }, { score: 9, text: 'Because' }],
  ['rating', { [commentField('q')]: 'Because' }, { text: 'Because' }],
  ['checkbox', { [optionField('q', 'quick')]: 'quick' }, { optionIds: ['quick'] }],
  ['checkbox', { [optionField('q', 'calm')]: '1', [optionField('q', 'quick')]: '1' }, { optionIds: ['calm', 'quick'] }],
  ['checkbox', { [optionField('q', 'elsewhere')]: '1' }, {}],
] as const)('%s answered by %j', (type, fields, parts) => {
  const found = answersIn([aQuestion(type)], { [shownField('q')]: '1', ...fields })
  expect(found).toEqual(new Map([['q', { ...noAnswer, ...parts }]]))
})

test.each([
  [given('quick'), ['quick']],
  [given('elsewhere'), []],
  [given(''), []],
  [{ [optionField('q', 'quick')]: 'quick' }, []],
])('of a choice that asks for one answer, %j chooses %j', (fields, optionIds) => {
  const found = answersIn([aQuestion('checkbox', { isMultiple: false })], { [shownField('q')]: '1', ...fields })
  expect(found.get('q')?.optionIds).toEqual(optionIds)
})

test('a question that was not shown is not answered, and so not emptied', () => {
  const questions = [aQuestion('input'), aQuestion('input', { id: 'other' })]
  expect([...answersIn(questions, { [shownField('other')]: '1' }).keys()]).toEqual(['other'])
})
