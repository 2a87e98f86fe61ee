import { dueOccurrence, closeOf, repeatsInWords, type SeriesFacts } from '@/lib/reviews/model/rules/repeats'
import { describe, test, expect } from 'vitest'

const series = (given: Partial<SeriesFacts> = {}): SeriesFacts => ({
  frequency: 'Weekly',
  firstOn: '2026-10-19',
  startTime: '09:00',
  timeZone: 'Europe/Berlin',
  openDays: 3,
  closesTime: '17:00',
  ...given,
})

describe('which round is due', () => {
  test.each<[string, Partial<SeriesFacts>, string, string, ReturnType<typeof seen>]>([
    ['none before it begins', {}, '2026-10-26', '2026-10-26T07:59:59Z', null],
    ['the one that begins', {}, '2026-10-26', '2026-10-26T08:00:00Z', ['2026-10-26', '2026-11-02']],
    ['none that went out already', {}, '2026-11-02', '2026-10-26T08:00:00Z', null],
    ['late, while it can still be answered', {}, '2026-10-26', '2026-10-28T12:00:00Z', ['2026-10-26', '2026-11-02']],
    ['not once its close has passed', {}, '2026-10-26', '2026-10-30T12:00:00Z', [null, '2026-11-02']],
    ['only the newest of several', {}, '2026-10-26', '2026-11-18T12:00:00Z', ['2026-11-16', '2026-11-23']],
    [
      'only the newest of many days',
      { frequency: 'Daily', openDays: 1 },
      '2026-10-20',
      '2026-12-24T12:00:00Z',
      ['2026-12-24', '2026-12-25'],
    ],
    [
      'the 31st again after a short month',
      { frequency: 'Monthly', firstOn: '2026-01-31' },
      '2026-02-28',
      '2026-02-28T08:00:00Z',
      ['2026-02-28', '2026-03-31'],
    ],
  ])('%s', (_, given, nextOn, at, expected) => {
    expect(seen(dueOccurrence(series(given), nextOn, new Date(at)))).toEqual(expected)
  })
})

const seen = (due: ReturnType<typeof dueOccurrence>) => due && [due.due?.on ?? null, due.nextOn]

test('a round closes by the clock of its zone, before and after a change', () => {
  expect(closeOf(series(), '2026-10-19').toISOString()).toBe('2026-10-22T15:00:00.000Z')
  expect(closeOf(series({ openDays: 7 }), '2026-10-19').toISOString()).toBe('2026-10-26T16:00:00.000Z')
})

test.each([
  [
    new Date('2026-11-23T08:00:00Z'),
    null,
    true,
    'Repeats weekly. The next round goes out on Nov 23, 2026, 09:00\u00a0am (Berlin).',
  ],
  [
    new Date('2026-11-23T08:00:00Z'),
    null,
    false,
    'No further round goes out. Its creator is no longer in this workspace.',
  ],
  [null, 'An admin ended it.', true, 'No further round goes out. An admin ended it.'],
  [null, 'An admin ended it.', false, 'No further round goes out. An admin ended it.'],
  [null, null, true, 'No further round goes out.'],
])('with the next round at %s it says so', (nextAt, endedReason, isCreatorHere, words) => {
  const repeating = { frequency: 'Weekly', nextAt, timeZone: 'Europe/Berlin', endedReason, isCreatorHere } as const
  expect(repeatsInWords(repeating)).toBe(words)
})
