import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { test, expect, describe } from 'vitest'
import { factsOf, nothingInWords, groupRows } from '@/lib/reviews/results/rules/summary-words'

const question: QuestionSummary = {
  id: 'one',
  number: '1',
  type: 'scale',
  text: 'Calm?',
  isHidden: false,
  lowEnd: '',
  highEnd: '',
  texts: [],
  answered: 1200,
  mean: 3,
  distribution: [],
  yes: 0,
  no: 0,
  options: [],
  textCount: 0,
  hiddenCount: 0,
  follows: null,
  groups: [],
  before: null,
  choicesBefore: null,
}

const follows = { condition: 'Yes', asked: 1500 }

test.each<[Partial<QuestionSummary>, string]>([
  [{}, '1,200 answers, Mean 3.0'],
  [{ follows, hiddenCount: 2 }, '1,200 answers, asked of 1,500, Mean 3.0, 2 hidden'],
  [{ follows: { ...follows, asked: 0 } }, '1,200 answers, Mean 3.0'],
  [{ isHidden: true, follows }, ''],
  [{ answered: 0 }, 'Mean 3.0'],
])('of %j is said: %s', (given, facts) => {
  expect(
    factsOf({ ...question, ...given }, 'Mean 3.0')
      .filter(Boolean)
      .join(', '),
  ).toBe(facts)
})

test.each([
  [{ isHidden: false, answered: 3 }, null],
  [{ isHidden: false, answered: 0 }, 'Nobody answered this question.'],
  [{ isHidden: true, answered: 0 }, 'Too few answers to show.'],
])('%j shows nothing because: %s', (given, words) => {
  expect(nothingInWords(given)).toBe(words)
})

test('of one group it is hidden for another reason', () => {
  expect(nothingInWords({ isHidden: true, answered: 0 }, true)).toMatch(/^Too few answers of this group/)
})

describe('the figures of groups', () => {
  const groups: QuestionSummary['groups'] = [
    { group: 'SELF', value: 4, people: 1 },
    { group: 'OTHERS', value: 62.4, people: 9 },
  ]

  test('are means between the ends of a scale', () => {
    const distribution = [1, 2, 3, 4, 5].map((value) => ({ value, count: 1 }))
    expect(groupRows({ type: 'scale', groups, distribution })).toMatchObject({
      caption: 'Mean by group',
      rows: [
        { label: 'Self', shown: '4.0', isSelf: true },
        { label: 'Everyone else', shown: '62.4', isSelf: false },
      ],
      ends: [1, 5],
    })
  })

  test('are shares of yes between none and all', () => {
    expect(groupRows({ type: 'yesno', groups, distribution: [] })).toMatchObject({
      caption: 'Share of yes by group',
      rows: [{ shown: '4%' }, { shown: '62%' }],
      ends: [0, 100],
    })
  })
})
