import { expect, test } from 'vitest'
import { yearlyDays, yearsBetween } from '@/lib/celebrations/rules/yearly-days'
import { addDays } from '@/lib/shared/dates'

/** Every day from the first of January of a year to its end on which a month and day is celebrated. */
function celebratedIn(year: number, yearly: string) {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (yearlyDays(day, day).has(yearly)) found.push(day)
  return found
}

test('29 February is celebrated once a year, on the 28th unless there is a 29th, in five years', () => {
  const days = [2027, 2028, 2029, 2030, 2031].flatMap((year) => celebratedIn(year, '02-29'))
  expect(days).toEqual(['2027-02-28', '2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'])
})

test('28 February and every other day is celebrated on itself, each year', () => {
  for (const yearly of ['02-28', '03-01', '12-31', '01-01'])
    for (const year of [2027, 2028, 2029, 2030, 2031]) expect(celebratedIn(year, yearly)).toEqual([`${year}-${yearly}`])
})

test('a week over the end of a year holds days of both years', () => {
  const days = yearlyDays('2027-12-29', '2028-01-02')
  expect([days.get('12-31'), days.get('01-01'), days.get('01-03')]).toEqual(['2027-12-31', '2028-01-01', undefined])
  expect(yearsBetween('2024-12-31', '2027-12-31')).toBe(3)
})
