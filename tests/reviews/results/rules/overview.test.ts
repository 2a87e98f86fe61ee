import { expect, test } from 'vitest'
import { overviewOf } from '@/lib/reviews/results/rules/overview'
import { pointsOf } from '@/lib/reviews/results/rules/overview-words'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'

const blank: QuestionSummary = {
  id: '',
  number: '1',
  type: 'scale',
  text: '',
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

/** A scale from 1 on, with these counts of each step. */
function scale(text: string, counts: number[], given: Partial<QuestionSummary> = {}): QuestionSummary {
  const people = counts.reduce((sum, count) => sum + count, 0)
  const mean = counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / people
  const distribution = counts.map((count, index) => ({ value: index + 1, count }))
  return { ...blank, id: text, text, answered: people, mean, distribution, ...given }
}

const titles = (found: { title: string }[]) => found.map(({ title }) => title)

test('ranks scales of different lengths on one line', () => {
  const questions = [scale('Five', [0, 0, 0, 4, 0]), scale('Ten', [0, 0, 0, 4, 0, 0, 0, 0, 0, 0])]
  const { strongest, weakest, rows } = overviewOf(questions, [])
  expect([titles(strongest), titles(weakest)]).toEqual([['Five'], ['Ten']])
  expect(strongest[0]?.shown).toBe('4.0 of 5')
  expect(rows.map(({ all }) => Math.round(all.share))).toEqual([75, 33])
})

test('names no strongest where all are the same, and none of one', () => {
  for (const questions of [[scale('One', [0, 4])], [scale('One', [0, 4]), scale('Two', [0, 4])]])
    expect(overviewOf(questions, [])).toMatchObject({ strongest: [], weakest: [] })
})

test('says of no question that it is the weakest where another is as weak', () => {
  const questions = [scale('High', [0, 0, 4]), scale('Low', [4, 0, 0]), scale('As low', [4, 0, 0])]
  expect(pointsOf(overviewOf(questions, []), null).map(({ kind }) => kind)).toEqual(['strong'])
})

test('gives a yes or no a row, and no rank', () => {
  const asked = { ...blank, id: 'yes', text: 'Blocked?', type: 'yesno' as const, answered: 4, yes: 3, no: 1 }
  const { rows, strongest, weakest } = overviewOf([asked, scale('Low', [4, 0]), scale('High', [0, 4])], [])
  expect(rows[0]).toMatchObject({ title: 'Blocked', all: { shown: '75%', share: 75 }, spread: [1, 3] })
  expect([titles(strongest), titles(weakest)]).toEqual([['High'], ['Low']])
})

test('leaves out what is hidden, what nobody answered and what only some were asked', () => {
  const hidden = scale('Hidden', [], { isHidden: true, mean: null, distribution: [] })
  const followUp = scale('Why', [0, 4], { follows: { condition: 'Yes', asked: 4 } })
  expect(overviewOf([hidden, blank, followUp], []).rows).toEqual([])
})

const group = (name: 'SELF' | 'OTHERS' | 'PEER', value: number, people: number) => ({ group: name, value, people })

test('sets the self-review against everyone else, the widest gap first', () => {
  const near = scale('Near', [0, 1, 3, 0, 0], { groups: [group('SELF', 3, 1), group('OTHERS', 2.6, 3)] })
  const far = scale('Far', [0, 3, 0, 0, 1], { groups: [group('SELF', 5, 1), group('OTHERS', 2, 3)] })
  const same = scale('Same', [0, 4, 0, 0, 0], { groups: [group('SELF', 2, 1), group('OTHERS', 2, 3)] })
  const { gaps, columns } = overviewOf([near, far, same], [])
  expect(gaps.map(({ title, words }) => [title, words])).toEqual([
    ['Far', '+3.0'],
    ['Near', '+0.4'],
  ])
  expect(columns).toEqual(['SELF', 'OTHERS'])
})

test('says what moved the most since last time, and what stood still is no move', () => {
  const moved = (text: string, now: number, then: number) =>
    scale(text, [1, 1, 1, 1, 1], { before: { now: { value: now, people: 5 }, then: { value: then, people: 5 } } })
  const { moves, rows } = overviewOf([moved('Still', 3, 3), moved('Up', 3.4, 3), moved('Down', 2, 4)], [])
  expect(moves.map(({ title, change }) => [title, change?.words])).toEqual([
    ['Down', '−2.0'],
    ['Up', '+0.4'],
  ])
  expect(rows[0]?.change?.words).toBe('±0.0')
})

test('says that the share of yes moves by points', () => {
  const moved = (then: number) => {
    const before = { now: { value: 75, people: 4 }, then: { value: then, people: 4 } }
    const asked = { ...blank, text: 'Blocked?', type: 'yesno' as const, answered: 4, yes: 3, no: 1, before }
    return overviewOf([asked], []).rows[0]?.change?.words
  }
  expect([moved(97), moved(74), moved(75)]).toEqual(['−22 points', '+1 point', '±0 points'])
})

test('comes down to a line for each thing that matters', () => {
  const questions = [
    scale('Plans ahead', [2, 0, 0, 0, 2], { groups: [group('SELF', 5, 1), group('OTHERS', 2.5, 3)] }),
    scale('Listens', [0, 0, 0, 0, 4], { before: { now: { value: 5, people: 4 }, then: { value: 4, people: 4 } } }),
  ]
  expect(pointsOf(overviewOf(questions, []), 'Grace Mwangi').map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'strong: Strongest: “Listens”, 5.0 of 5',
    'weak: Weakest: “Plans ahead”, 3.0 of 5',
    'self: Grace Mwangi rates “Plans ahead” higher than everyone else: 5.0 against 2.5',
    'up: Biggest change since last time: “Listens”, +1.0',
    'split: Opinions are split on “Plans ahead”',
  ])
})
