import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOf, dayIn, dayOf, daysBetween, isWorkingDay } from '@/lib/shared/dates'
import {
  addWorkingDays,
  latestOccurrence,
  momentOf,
  nextOccurrence,
  remindingDay,
  type Recurrence,
} from '@/lib/scheduling/rules'

const repeating = (
  frequency: Recurrence['frequency'],
  firstOn: string,
  timeZone: string,
  startTime = '09:00',
): Recurrence => ({ frequency, firstOn, startTime, timeZone })

/** The first rounds, as day and instant. */
function rounds(recurrence: Recurrence, from: string, count: number) {
  const found: string[] = []
  let after = new Date(from)
  while (found.length < count) {
    const next = nextOccurrence(recurrence, after)
    if (next === null) break
    found.push(`${next.on} ${next.at.toISOString().slice(0, 16)}`)
    after = next.at
  }
  return found
}

describe('a recurrence keeps its wall-clock time', () => {
  test.each<[string, Recurrence, string, string[]]>([
    [
      'weekly in Berlin, into summer',
      repeating('Weekly', '2026-03-18', 'Europe/Berlin'),
      '2026-03-17T00:00Z',
      ['2026-03-18 2026-03-18T08:00', '2026-03-25 2026-03-25T08:00', '2026-04-01 2026-04-01T07:00'],
    ],
    [
      'weekly in Berlin, into winter',
      repeating('Weekly', '2026-10-19', 'Europe/Berlin'),
      '2026-10-18T00:00Z',
      ['2026-10-19 2026-10-19T07:00', '2026-10-26 2026-10-26T08:00', '2026-11-02 2026-11-02T08:00'],
    ],
    [
      'daily in New York, into summer',
      repeating('Daily', '2026-03-07', 'America/New_York'),
      '2026-03-06T15:00Z',
      ['2026-03-07 2026-03-07T14:00', '2026-03-08 2026-03-08T13:00', '2026-03-09 2026-03-09T13:00'],
    ],
    [
      'daily in New York, at a time that is skipped once',
      repeating('Daily', '2026-03-07', 'America/New_York', '02:30'),
      '2026-03-06T15:00Z',
      ['2026-03-07 2026-03-07T07:30', '2026-03-08 2026-03-08T07:30', '2026-03-09 2026-03-09T06:30'],
    ],
    [
      'daily in New York, at a time that comes twice once',
      repeating('Daily', '2026-10-31', 'America/New_York', '01:30'),
      '2026-10-30T12:00Z',
      ['2026-10-31 2026-10-31T05:30', '2026-11-01 2026-11-01T05:30', '2026-11-02 2026-11-02T06:30'],
    ],
    [
      'daily in Kolkata, where nothing ever changes',
      repeating('Daily', '2026-03-28', 'Asia/Kolkata'),
      '2026-03-28T03:30Z',
      ['2026-03-29 2026-03-29T03:30', '2026-03-30 2026-03-30T03:30'],
    ],
    [
      'weekly on Lord Howe, whose summer is half an hour',
      repeating('Weekly', '2026-03-30', 'Australia/Lord_Howe'),
      '2026-03-29T00:00Z',
      ['2026-03-30 2026-03-29T22:00', '2026-04-06 2026-04-05T22:30'],
    ],
    [
      'daily in Apia over the day that never was: one round takes the place of two',
      repeating('Daily', '2011-12-28', 'Pacific/Apia'),
      '2011-12-28T00:00Z',
      [
        '2011-12-28 2011-12-28T19:00',
        '2011-12-29 2011-12-29T19:00',
        '2011-12-30 2011-12-30T19:00',
        '2012-01-01 2011-12-31T19:00',
      ],
    ],
    [
      'monthly from the 31st returns to the 31st',
      repeating('Monthly', '2026-01-31', 'Europe/Berlin'),
      '2026-01-01T00:00Z',
      [
        '2026-01-31 2026-01-31T08:00',
        '2026-02-28 2026-02-28T08:00',
        '2026-03-31 2026-03-31T07:00',
        '2026-04-30 2026-04-30T07:00',
        '2026-05-31 2026-05-31T07:00',
      ],
    ],
    [
      'monthly from the 29th meets the leap day, and the turn of the year',
      repeating('Monthly', '2027-11-29', 'UTC'),
      '2027-11-29T09:00Z',
      [
        '2027-12-29 2027-12-29T09:00',
        '2028-01-29 2028-01-29T09:00',
        '2028-02-29 2028-02-29T09:00',
        '2028-03-29 2028-03-29T09:00',
      ],
    ],
    ['once is once', repeating('Once', '2026-05-04', 'UTC'), '2026-05-01T00:00Z', ['2026-05-04 2026-05-04T09:00']],
  ])('%s', (_, recurrence, from, expected) => {
    expect(rounds(recurrence, from, expected.length + (recurrence.frequency === 'Once' ? 1 : 0))).toEqual(expected)
  })
})

describe('the round that has begun last', () => {
  test.each([
    ['Weekly', '2026-10-19T06:59:59Z', undefined],
    ['Weekly', '2026-10-19T07:00:00Z', '2026-10-19'],
    ['Weekly', '2026-10-26T07:59:59Z', '2026-10-19'],
    ['Weekly', '2026-10-26T08:00:00Z', '2026-10-26'],
    ['Daily', '2026-12-24T07:00:00Z', '2026-12-23'],
    ['Daily', '2026-12-24T20:00:00Z', '2026-12-24'],
    ['Monthly', '2027-01-19T07:59:00Z', '2026-12-19'],
    ['Monthly', '2027-01-19T08:00:00Z', '2027-01-19'],
    ['Once', '2030-01-01T00:00:00Z', '2026-10-19'],
  ] as const)('%s at %s: %s', (frequency, at, on) => {
    expect(latestOccurrence(repeating(frequency, '2026-10-19', 'Europe/Berlin'), new Date(at))?.on).toBe(on)
  })
})

test('wherever and whenever: the last one has begun, the next one has not, and nothing lies between them', () => {
  const minute = fc.integer({ min: 0, max: 5_000_000 }).map((minutes) => new Date(Date.UTC(2025, 0, 1, 0, minutes)))
  const recurrences = fc.record({
    frequency: fc.constantFrom('Daily' as const, 'Weekly' as const, 'Monthly' as const),
    firstOn: fc.integer({ min: 0, max: 600 }).map((days) => addDays('2025-01-01', days)),
    startTime: fc.constantFrom('00:00', '01:30', '02:30', '09:00', '23:45'),
    timeZone: fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'America/St_Johns',
    ),
  })
  fc.assert(
    fc.property(recurrences, minute, (recurrence, at) => {
      const last = latestOccurrence(recurrence, at)
      const next = nextOccurrence(recurrence, at)
      if (next === null) throw new Error('A repeating thing always comes again.')
      expect(next.at.getTime()).toBeGreaterThan(at.getTime())
      expect(last?.at.getTime() ?? -Infinity).toBeLessThanOrEqual(at.getTime())
      if (last === null) expect(next.on).toBe(recurrence.firstOn)
      else expect(nextOccurrence(recurrence, last.at)).toEqual(next)
    }),
  )
})

describe('working days', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
  ])('%s: %s', (day, expected) => expect(isWorkingDay(day)).toBe(expected))

  test.each([
    ['2026-11-16', 3, '2026-11-19'],
    ['2026-11-19', 3, '2026-11-24'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', 3, '2026-11-25'],
    ['2026-11-23', -1, '2026-11-20'],
    ['2026-11-22', -1, '2026-11-20'],
    ['2026-11-25', -3, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %i more: %s', (day, count, expected) => expect(addWorkingDays(day, count)).toBe(expected))
})

describe('when people may be reminded', () => {
  test.each([
    ['2026-03-27T08:00:00Z', 'Europe/Berlin', '2026-03-27'],
    ['2026-03-27T07:59:59Z', 'Europe/Berlin', null],
    // The clocks go forward on Sunday; on Monday nine comes an hour earlier.
    ['2026-03-29T07:30:00Z', 'Europe/Berlin', null],
    ['2026-03-30T07:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-03-30T15:59:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-03-30T16:00:00Z', 'Europe/Berlin', null],
    ['2026-11-02T13:59:00Z', 'America/New_York', null],
    ['2026-11-02T14:00:00Z', 'America/New_York', '2026-11-02'],
    ['2026-11-02T03:30:00Z', 'Asia/Kolkata', '2026-11-02'],
    // Sunday evening in London is Monday morning in Apia, and Friday evening there Saturday.
    ['2026-11-01T20:00:00Z', 'Pacific/Apia', '2026-11-02'],
    ['2026-11-06T20:00:00Z', 'Pacific/Apia', null],
    ['2026-11-01T22:00:00Z', 'Australia/Lord_Howe', '2026-11-02'],
  ])('%s in %s: %s', (at, zone, day) => expect(remindingDay(new Date(at), zone)).toBe(day))
})

test('days go into date columns and come back as they were', () => {
  expect(dateOf('2026-03-29').toISOString()).toBe('2026-03-29T00:00:00.000Z')
  expect(dayOf(dateOf('2026-03-29'))).toBe('2026-03-29')
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2)
  expect(dayIn(new Date('2026-03-29T23:30:00Z'), 'Europe/Berlin')).toBe('2026-03-30')
})

test('a moment is refused for a day that does not exist', () => {
  expect(() => momentOf('2026-02-31', '09:00', 'UTC')).toThrow(RangeError)
})
