import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPeriod, rangeOfPeriod } from '@/lib/goals/rules/goal-periods'
import { addDays, addMonths, daysBetween } from '@/lib/shared/dates'

test.each([
  ['this-quarter', '2026-11-25', '2026-10-01', '2026-12-31'],
  ['next-quarter', '2026-11-25', '2027-01-01', '2027-03-31'],
  ['last-quarter', '2026-02-28', '2025-10-01', '2025-12-31'],
  ['this-year', '2026-11-25', '2026-01-01', '2026-12-31'],
  ['this-quarter', '2024-01-01', '2024-01-01', '2024-03-31'],
] as const)('%s on %s is %s to %s', (period, today, from, to) => {
  expect(rangeOfPeriod(period, today)).toEqual({ from, to })
})

test.each([
  ['a quarter', '2026-10-01', '2026-12-31', '2027-01-01', '2027-03-31'],
  ['the month after a long one', '2027-01-01', '2027-01-31', '2027-02-01', '2027-02-28'],
  ['half a year', '2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'],
  ['a leap year', '2024-01-01', '2024-12-31', '2025-01-01', '2025-12-31'],
  ['ten days', '2026-03-05', '2026-03-14', '2026-03-15', '2026-03-24'],
  ['days over a change of the clock', '2026-03-20', '2026-04-02', '2026-04-03', '2026-04-16'],
  ['a month that begins on its second day', '2026-03-02', '2026-04-01', '2026-04-02', '2026-05-02'],
])('the next period of %s', (_what, startsOn, endsOn, nextStart, nextEnd) => {
  expect(nextPeriod({ startsOn, endsOn }, startsOn)).toEqual({ startsOn: nextStart, endsOn: nextEnd })
})

test.each([
  ['next one while a goal runs', '2026-02-01', '2026-04-01', '2026-06-30'],
  ['next one on its last day', '2026-06-30', '2026-04-01', '2026-06-30'],
  ['current one later', '2026-08-10', '2026-07-01', '2026-09-30'],
])('a quarter continues with the %s', (_what, today, startsOn, endsOn) => {
  expect(nextPeriod({ startsOn: '2026-01-01', endsOn: '2026-03-31' }, today)).toEqual({ startsOn, endsOn })
})

const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count))

test('the next period begins the day after and is as long in days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 800 }), (startsOn, length) => {
      fc.pre(!startsOn.endsWith('-01'))
      const endsOn = addDays(startsOn, length)
      const next = nextPeriod({ startsOn, endsOn }, startsOn)
      expect(next.startsOn).toBe(addDays(endsOn, 1))
      expect(daysBetween(next.startsOn, next.endsOn)).toBe(length)
    }),
  )
})

test('the next period of whole months is as many whole months', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 24 }), (month, months) => {
      const startsOn = addMonths('2024-01-01', month)
      const next = nextPeriod({ startsOn, endsOn: addDays(addMonths(startsOn, months), -1) }, startsOn)
      expect(next.startsOn).toBe(addMonths(startsOn, months))
      expect(addDays(next.endsOn, 1)).toBe(addMonths(startsOn, 2 * months))
    }),
  )
})
