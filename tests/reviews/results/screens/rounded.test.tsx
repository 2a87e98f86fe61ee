import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { test, expect } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { AnswerChart } from '@/components/reviews/results/answer-chart'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { ChangeLine } from '@/components/reviews/results/summary/change-line'

const asked: QuestionSummary = {
  id: 'one',
  number: '1',
  type: 'yesno',
  text: 'Calm?',
  isHidden: false,
  lowEnd: '',
  highEnd: '',
  texts: [],
  answered: 0,
  mean: null,
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

test.each([
  [5, 3, 63, 37],
  [1, 7, 13, 87],
  [57, 143, 28, 72],
  [199, 1, 99, 1],
  [1, 999, 1, 99],
  [4, 0, 100, 0],
])('%i yes and %i no are %i and %i percent', (yes, no, yesPercent, noPercent) => {
  const question = { ...asked, yes, no, answered: yes + no }
  const drawn = renderToStaticMarkup(<AnswerChart question={question} />)
  expect(drawn).toContain(`Yes: ${yes} (${yesPercent}%), no: ${no} (${noPercent}%)`)
})

test('a choice that not quite all made is not made by all', () => {
  const options = [{ text: 'Calm', count: 199 }]
  const question: QuestionSummary = { ...asked, type: 'checkbox', answered: 200, options }
  expect(renderToStaticMarkup(<AnswerChart question={question} />)).toContain('99%')
})

test('a ring is full in words only where it is full', () => {
  const percents = [0, 0.2, 99.5, 100].map((percent) => {
    const drawn = renderToStaticMarkup(<ProgressRing percent={percent} label="Answered" size={56} />)
    return [/aria-valuenow="(\d+)"/.exec(drawn)?.[1], drawn.replaceAll(/<[^>]+>/g, '')]
  })
  expect(percents).toEqual([
    ['0', '0%'],
    ['1', '1%'],
    ['99', '99%'],
    ['100', '100%'],
  ])
})

test.each([
  ['yesno', 66.67, 65.5, '1 point higher than in the last round: 66% of 4 answers'],
  ['yesno', 40, 62.4, '22 points lower than in the last round: 62% of 4 answers'],
  ['yesno', 66.4, 65.6, 'As in the last round: 66% of 4 answers'],
  ['yesno', 100, 99.6, '1 point higher than in the last round: 99% of 4 answers'],
  ['scale', 3.26, 3.24, '0.1 higher than in the last round: 3.2 of 4 answers'],
  ['scale', 3.34, 3.26, 'As in the last round: 3.3 of 4 answers'],
  ['scale', 1.9, 3, '1.1 lower than in the last round: 3.0 of 4 answers'],
] as const)('of %s, %d after %d is said as it is read: %s', (type, value, before, words) => {
  const change = { now: { value, people: 5 }, then: { value: before, people: 4 } }
  const drawn = renderToStaticMarkup(<ChangeLine type={type} change={change} />)
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toBe(words)
})
