import { expect, test } from 'vitest'
import { daysOfSeries, type SeriesDays } from '@/lib/meetings/rules/series-days'

const series = (given: Partial<SeriesDays>): SeriesDays => ({
  frequency: 'Weekly',
  monthlyOn: 'DAY_OF_MONTH',
  firstOn: '2027-01-05',
  lastOn: null,
  ...given,
})

test.each([
  ['daily', series({ frequency: 'Daily' }), ['2027-01-05', '2027-01-06', '2027-01-07']],
  ['weekly', series({}), ['2027-01-05', '2027-01-12', '2027-01-19']],
  ['every two weeks', series({ frequency: 'Bi_Weekly' }), ['2027-01-05', '2027-01-19', '2027-02-02']],
  ['monthly', series({ frequency: 'Monthly', firstOn: '2027-01-31' }), ['2027-01-31', '2027-02-28', '2027-03-31']],
  [
    'in the first week of a month',
    series({ frequency: 'Monthly', monthlyOn: 'START_WEEK_OF_MONTH' }),
    ['2027-01-05', '2027-02-02', '2027-03-02'],
  ],
  [
    'in the last week of a month',
    series({ frequency: 'Monthly', monthlyOn: 'END_WEEK_OF_MONTH', firstOn: '2027-01-26' }),
    ['2027-01-26', '2027-02-23', '2027-03-30'],
  ],
] as const)('comes %s', (_, days, expected) => {
  expect(daysOfSeries(days, '2027-01-01', '2027-12-31').slice(0, 3)).toEqual(expected)
  expect(daysOfSeries(days, expected[1], expected[2])).toEqual(expected.slice(1))
})

test('ends with its last day', () => {
  const days = series({ lastOn: '2027-01-18' })
  expect(daysOfSeries(days, '2026-01-01', '2028-01-01')).toEqual(['2027-01-05', '2027-01-12'])
})
