import { test, expect } from 'vitest'
import { quarterOf, groupByQuarter, trendsOf, type QuestionAboutMe } from '@/lib/reviews/results/rules/about-me'

test.each([
  ['2026-01-01T00:00:00Z', 'UTC', 'Q1 2026'],
  ['2026-03-31T23:30:00Z', 'UTC', 'Q1 2026'],
  ['2026-03-31T23:30:00Z', 'Asia/Kolkata', 'Q2 2026'],
  ['2026-01-01T02:00:00Z', 'America/New_York', 'Q4 2025'],
  ['2026-09-30T12:00:00Z', 'UTC', 'Q3 2026'],
])('%s in %s is in %s', (at, zone, quarter) => {
  expect(quarterOf(new Date(at), zone)).toBe(quarter)
})

test('rows are gathered under their quarters in the order given', () => {
  const rows = ['2026-11-01', '2026-10-01', '2026-08-01'].map((day) => ({ releasedAt: new Date(`${day}T12:00:00Z`) }))
  const quarters = groupByQuarter(rows, 'UTC')
  expect(quarters.map(({ name, rows: found }) => [name, found.length])).toEqual([
    ['Q4 2026', 2],
    ['Q3 2026', 1],
  ])
  expect(groupByQuarter([], 'UTC')).toEqual([])
})

const three = [{ group: 'PEER' as const, people: 3 }]

const score = (question: string, day: string, mean: number, highest = 10): QuestionAboutMe => ({
  reviewId: day,
  type: 'scale',
  question,
  lowest: 1,
  highest,
  isFollowUp: false,
  people: 3,
  sum: 3 * mean,
  releasedAt: new Date(`${day}T12:00:00Z`),
  counts: { answered: three, score: three },
  eyes: { seesNames: false, ownGroup: null },
})

test('only the same question with the same bounds is put side by side, and only when asked twice', () => {
  expect(trendsOf([])).toEqual([])
  expect(trendsOf([score('A', '2026-01-01', 3)])).toEqual([])
  expect(trendsOf([score('A', '2026-01-01', 3), score('A', '2026-02-01', 3, 5)])).toEqual([])
  const trends = trendsOf([
    score('B', '2026-02-01', 4),
    score('B', '2026-01-01', 3),
    score('A', '2026-03-01', 4),
    score('A', '2026-01-01', 3),
    score('A', '2026-02-01', 5),
  ])
  expect(trends.map(({ question, points }) => [question, points.map(({ mean }) => mean)])).toEqual([
    ['A', [3, 5, 4]],
    ['B', [3, 4]],
  ])
})
