import { expect, test } from 'vitest'
import {
  daysExcluded,
  exclusionOf,
  isSameRepeat,
  lastDayOf,
  recurrenceRule,
  ruleUntil,
} from '@/lib/meetings/rules/recurrence'
import { daysOfSeries, type SeriesDays } from '@/lib/meetings/rules/series-days'
import { dayIn } from '@/lib/shared/dates'
import { isKnownRule, startsOf } from '@/tests/support/providers/google-recurrence'

const series = (given: Partial<SeriesDays>): SeriesDays => ({
  frequency: 'Weekly',
  monthlyOn: 'DAY_OF_MONTH',
  firstOn: '2027-01-31',
  lastOn: null,
  ...given,
})

test.each([
  [series({ frequency: 'Daily' }), 'FREQ=DAILY'],
  [series({}), 'FREQ=WEEKLY'],
  [series({ frequency: 'Bi_Weekly' }), 'FREQ=WEEKLY;INTERVAL=2'],
  [series({ frequency: 'Monthly', firstOn: '2027-01-15' }), 'FREQ=MONTHLY;BYMONTHDAY=15'],
  [series({ frequency: 'Monthly' }), 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  [series({ frequency: 'Monthly', monthlyOn: 'START_WEEK_OF_MONTH', firstOn: '2027-01-05' }), 'FREQ=MONTHLY;BYDAY=1TU'],
  [series({ frequency: 'Monthly', monthlyOn: 'END_WEEK_OF_MONTH', firstOn: '2027-01-26' }), 'FREQ=MONTHLY;BYDAY=-1TU'],
])('the days of a series are those of its rule: %o', (days, rule) => {
  expect(recurrenceRule(days)).toBe(rule)
  expect(isKnownRule(`RRULE:${rule}`)).toBe(true)
  const [first, zone] = [new Date(`${days.firstOn}T10:00:00Z`), 'UTC']
  const starts = startsOf(`RRULE:${rule}`, first, zone).map((at) => dayIn(at, zone))
  expect(starts.filter((day) => day < '2028-06-01')).toEqual(daysOfSeries(days, days.firstOn, '2028-05-31'))
})

test('a rule ends with its last day, by the clock of its zone', () => {
  expect(ruleUntil('FREQ=DAILY', '2027-01-26', 'Europe/Berlin')).toBe('RRULE:FREQ=DAILY;UNTIL=20270126T225959Z')
  expect(ruleUntil('FREQ=DAILY', null, 'Europe/Berlin')).toBe('RRULE:FREQ=DAILY')
})

test.each([
  ['RRULE:FREQ=WEEKLY;UNTIL=20270126T225959Z', '2027-01-26'],
  ['RRULE:FREQ=WEEKLY;UNTIL=20270126T230000Z', '2027-01-27'],
  ['RRULE:FREQ=WEEKLY;UNTIL=20270126', '2027-01-26'],
  ['RRULE:FREQ=WEEKLY', null],
])('the last day of %s', (rule, day) => {
  expect(lastDayOf([rule], 'Europe/Berlin')).toBe(day)
})

test.each([
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'RRULE:FREQ=MONTHLY;WKST=MO', true],
  ['FREQ=MONTHLY;BYDAY=1TU', 'RRULE:FREQ=MONTHLY;BYDAY=1WE;UNTIL=20270630T235959Z', true],
  ['FREQ=WEEKLY;INTERVAL=2', 'RRULE:INTERVAL=2;FREQ=WEEKLY;BYDAY=MO', true],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'RRULE:FREQ=MONTHLY;BYDAY=3FR', false],
  ['FREQ=DAILY', 'RRULE:FREQ=DAILY;COUNT=5', false],
  ['FREQ=DAILY', 'EXDATE:20270105T100000Z', false],
])('%s repeats as %s: %s', (ours, theirs, isSame) => {
  expect(isSameRepeat(ours, [theirs])).toBe(isSame)
})

test.each([
  [['RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Asia/Seoul:20270113T010000'], ['2027-01-12']],
  [
    ['EXDATE:20270112T233000Z,20270119T100000Z', 'EXDATE;VALUE=DATE:20270126'],
    ['2027-01-13', '2027-01-19', '2027-01-26'],
  ],
  [['EXDATE;TZID=Nowhere/Land:20270112T100000', 'EXDATE:soon', 'RRULE:FREQ=WEEKLY'], ['2027-01-12']],
])('the days that %s take out', (rules, days) => {
  expect(daysExcluded(rules, 'Europe/Berlin')).toEqual(days)
})

test('a day is taken out at the time of the rule', () => {
  expect(exclusionOf('2027-01-12', '09:30', 'Europe/Berlin')).toBe('EXDATE;TZID=Europe/Berlin:20270112T093000')
})
