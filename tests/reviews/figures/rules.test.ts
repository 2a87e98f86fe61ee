import { sumOf } from '@/lib/reviews/figures/rules'
import { spansOf } from '@/lib/shared/report-ranges'
import { test, expect } from 'vitest'
import { reportRanges } from '@/lib/shared/report-ranges'

const now = new Date('2026-11-21T09:00:00Z')
const first = (...args: Parameters<typeof spansOf>) => spansOf(...args)[0]

test.each([
  ['Last_31_Days', 5, 'Oct 22', '2026-10-22T00:00:00Z'],
  ['Last_Quarter', 13, 'Aug 23', '2026-08-23T00:00:00Z'],
  ['Last_6_Months', 6, 'Jun', '2026-06-01T00:00:00Z'],
  ['Last_12_Months', 12, 'Dec', '2025-12-01T00:00:00Z'],
] as const)('%s has %i spans from %s on', (range, count, label, from) => {
  expect(spansOf(range, now, 'UTC')).toHaveLength(count)
  expect(first(range, now, 'UTC')).toEqual({ label, from: new Date(from) })
})

test.each(reportRanges)('%s: the spans follow each other, and the last holds the present', (range) => {
  for (const zone of ['Europe/Berlin', 'Asia/Kolkata', 'America/Sao_Paulo', 'Pacific/Apia']) {
    const starts = spansOf(range, now, zone).map(({ from }) => from.getTime())
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts.at(-1)).toBeLessThanOrEqual(now.getTime())
  }
})

test('spans begin at midnight of the zone on both sides of a change of the clock', () => {
  const starts = spansOf('Last_31_Days', new Date('2026-11-05T09:00:00Z'), 'Europe/Berlin').map(({ from }) => from)
  expect(starts[0]).toEqual(new Date('2026-10-05T22:00:00Z'))
  expect(starts.at(-1)).toEqual(new Date('2026-11-02T23:00:00Z'))
})

test('a month is the calendar month of the zone', () => {
  const evening = new Date('2026-10-31T20:00:00Z')
  expect(spansOf('Last_6_Months', evening, 'UTC').at(-1)?.label).toBe('Oct')
  expect(spansOf('Last_6_Months', evening, 'Asia/Kolkata').at(-1)?.label).toBe('Nov')
})

test('the sum of nothing is nothing', () => {
  expect(sumOf([])).toEqual({ asked: 0, answered: 0, waiting: 0 })
  const one = { asked: 3, answered: 2, waiting: 1 }
  expect(sumOf([one, one])).toEqual({ asked: 6, answered: 4, waiting: 2 })
})
