import { conditionSentence } from '@/components/reviews/asking/questions/follow-ups/use-follows'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { numbersOf, questionFaults } from '@/lib/reviews/model/rules/question-faults'
import { test, expect, describe } from 'vitest'

type Follows = NonNullable<QuestionDraft['follows']>

const asked = (type: QuestionDraft['type'], key: string, given: Partial<QuestionDraft> = {}) => ({
  ...newQuestion(type, key, 'How was it?'),
  ...given,
})
const why = (follows: Follows, key = 'why') => asked('textarea', key, { follows })
const faultsOf = (...questions: QuestionDraft[]) => questionFaults(questions).map(({ follows }) => follows)

const tea = asked('checkbox', 'tea', { options: [{ optionText: 'Tea' }, { optionText: 'Coffee' }] })
const fine: [string, QuestionDraft, Omit<Follows, 'key'>][] = [
  ['a low end of a scale', asked('scale', 'q'), { when: 'AT_MOST', value: 0 }],
  ['a high end of a scale', asked('scale', 'q'), { when: 'AT_LEAST', value: 5 }],
  ['a scale of its own', asked('scale', 'q', { lowerLabel: 1, higherLabel: 7 }), { when: 'AT_MOST', value: 7 }],
  ['stars', asked('rating', 'q'), { when: 'AT_MOST', value: 10 }],
  ['a Yes', asked('yesno', 'q'), { when: 'YES', value: null }],
  ['a No', asked('yesno', 'q'), { when: 'NO', value: null }],
  ['an option', { ...tea, key: 'q' }, { when: 'CHOSEN', value: 1 }],
]

test.each(fine)('%s can bring up a question', (_, leader, condition) => {
  expect(faultsOf(leader, why({ key: 'q', ...condition }))).toEqual([])
})

describe('cannot be sent:', () => {
  test.each<[string, QuestionDraft[], string]>([
    ['a question that follows on none', [why({ key: 'gone', when: 'YES', value: null })], 'is gone'],
    [
      'a follow-up of a follow-up',
      [
        asked('yesno', 'q'),
        asked('yesno', 'a', { follows: { key: 'q', when: 'NO', value: null } }),
        why({ key: 'a', when: 'NO', value: null }),
      ],
      'a follow-up of its own',
    ],
    ['one above its question', [why({ key: 'q', when: 'NO', value: null }), asked('yesno', 'q')], 'must stand under'],
    [
      'one apart from its question',
      [asked('yesno', 'q'), asked('input', 'other'), why({ key: 'q', when: 'NO', value: null })],
      'must stand under',
    ],
    ['one under words', [asked('textarea', 'q'), why({ key: 'q', when: 'YES', value: null })], 'can’t have follow-ups'],
    ['a Yes of a scale', [asked('scale', 'q'), why({ key: 'q', when: 'YES', value: null })], 'has another type now'],
    [
      'a number of a Yes or No',
      [asked('yesno', 'q'), why({ key: 'q', when: 'AT_MOST', value: 1 })],
      'has another type now',
    ],
    ['an option of stars', [asked('rating', 'q'), why({ key: 'q', when: 'CHOSEN', value: 1 })], 'has another type now'],
    ['a bound beyond the scale', [asked('scale', 'q'), why({ key: 'q', when: 'AT_MOST', value: 6 })], 'from 0 to 5'],
    ['a bound below the stars', [asked('rating', 'q'), why({ key: 'q', when: 'AT_MOST', value: 0 })], 'from 1 to 10'],
    ['no bound', [asked('scale', 'q'), why({ key: 'q', when: 'AT_LEAST', value: null })], 'from 0 to 5'],
    ['an option that is not there', [tea, why({ key: 'tea', when: 'CHOSEN', value: 2 })], 'Choose an option'],
    ['an option that was removed', [tea, why({ key: 'tea', when: 'CHOSEN', value: null })], 'Choose an option'],
  ])('%s', (_, questions, sentence) => {
    expect(faultsOf(...questions)).toEqual([expect.stringContaining(sentence)])
  })
})

test.each<[string, QuestionDraft, Omit<Follows, 'key'>]>([
  ['Yes', asked('yesno', 'q'), { when: 'YES', value: null }],
  ['3 or less', asked('rating', 'q'), { when: 'AT_MOST', value: 3 }],
  ['“Coffee”', { ...tea, key: 'q' }, { when: 'CHOSEN', value: 1 }],
])('a summary names the question and the answer that bring up a follow-up: %s', (words, leader, condition) => {
  const questions = [asked('input', 'first'), leader, why({ key: 'q', ...condition })]
  const sentences = questions.map((_, index) => conditionSentence({ questions }, index, numbersOf(questions)))
  expect(sentences).toEqual([undefined, undefined, `Only if question 2 is ${words}`])
})

test('several may follow on one question, one after the other', () => {
  const questions = [
    asked('scale', 'q'),
    why({ key: 'q', when: 'AT_MOST', value: 1 }, 'low'),
    why({ key: 'q', when: 'AT_LEAST', value: 4 }, 'high'),
  ]
  expect(faultsOf(...questions)).toEqual([])
})

test('a faulty condition is named like a faulty option, by the number that is shown', () => {
  const questions = [
    asked('input', 'first'),
    asked('yesno', 'q'),
    why({ key: 'q', when: 'AT_MOST', value: 1 }),
    newQuestion('input', 'empty'),
  ]
  expect(faultMessages(questions)).toEqual([
    'Field(s) Required in Question 3',
    'Fix issues for Option Field(s) in Question 2.1',
  ])
})
