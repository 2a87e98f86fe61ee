import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { FormContent } from '@/lib/reviews/model/schema'
import { describe, test, expect } from 'vitest'
import {
  startingOf,
  closingOf,
  startFault,
  closingFault,
  openDaysFault,
  seriesOf,
  scheduleInWords,
} from '@/lib/reviews/model/rules/schedule'

const at = new Date('2026-11-21T12:00:00Z')
const content = newFormContent('blank', 'Europe/Berlin')
const form = (given: Partial<FormContent>) => ({ ...content, ...given })

describe('when a form goes out', () => {
  test.each<[string, Partial<FormContent>, Date | null | undefined]>([
    ['at once', {}, null],
    ['on the clock of its zone', { startsOn: '2026-12-05', startsTime: '09:00' }, new Date('2026-12-05T08:00:00Z')],
    ['on the clock of another', { startsOn: '2026-12-05', timeZone: 'Asia/Tokyo' }, new Date('2026-12-05T00:00:00Z')],
    ['never, on a day there is not', { startsOn: '2026-02-31' }, undefined],
  ])('%s', (_, given, expected) => {
    expect(startingOf(form(given))).toEqual(expected)
  })
})

describe('when a form closes', () => {
  test.each<[string, Partial<FormContent>, Date | null | undefined]>([
    ['when its creator says so', {}, null],
    ['on the clock of its zone', { closesOn: '2026-12-05' }, new Date('2026-12-05T16:00:00Z')],
    ['never, on a day there is not', { closesOn: '2026-02-31' }, undefined],
    ['never, after the last day there is', { frequency: 'Weekly', openDays: 4, startsOn: '9999-12-31' }, undefined],
    ['so many days after the round begins now', { frequency: 'Weekly', openDays: 4 }, new Date('2026-11-25T16:00:00Z')],
    [
      'so many days after the first round, whatever date was chosen before',
      { frequency: 'Monthly', openDays: 14, startsOn: '2026-12-01', closesOn: '2020-01-01' },
      new Date('2026-12-15T16:00:00Z'),
    ],
    [
      'at the same wall-clock time across a clock change',
      { frequency: 'Weekly', openDays: 7, startsOn: '2027-03-25' },
      new Date('2027-04-01T15:00:00Z'),
    ],
    ['never, when its first day is none', { frequency: 'Daily', openDays: 0, startsOn: '2026-02-31' }, undefined],
  ])('%s', (_, given, expected) => {
    expect(closingOf(form(given), at)).toEqual(expected)
  })
})

describe('what is wrong with a schedule', () => {
  const fields = (given: Partial<FormContent>) => {
    const faults = [startFault(form(given), at), closingFault(form(given), at), openDaysFault(form(given), at)]
    return faults.flatMap((fault) => Object.keys(fault?.fields ?? {}))
  }

  test.each<[string, Partial<FormContent>, string[]]>([
    ['nothing, when it goes out now and has no end', {}, []],
    ['it has started', { startsOn: '2026-11-21', startsTime: '13:00' }, ['startsOn']],
    ['nothing, a minute later', { startsOn: '2026-11-21', startsTime: '13:01' }, []],
    ['it has closed', { closesOn: '2026-11-21', closesTime: '13:00' }, ['closesOn']],
    ['it closes as it starts', { startsOn: '2026-12-01', closesOn: '2026-12-01', closesTime: '09:00' }, ['closesOn']],
    ['nothing, when it closes after it starts', { startsOn: '2026-12-01', closesOn: '2026-12-01' }, []],
    ['a day is open for two', { frequency: 'Daily', openDays: 2 }, ['openDays']],
    ['a day is open beyond the start of the next', { frequency: 'Daily', openDays: 1 }, ['openDays']],
    ['a minute beyond it', { frequency: 'Daily', openDays: 1, closesTime: '13:01' }, ['openDays']],
    ['nothing, when a day is open until the next', { frequency: 'Daily', openDays: 1, closesTime: '13:00' }, []],
    [
      'beyond the start that was chosen',
      { frequency: 'Daily', openDays: 1, startsOn: '2026-12-01', closesTime: '13:00' },
      ['openDays'],
    ],
    ['a week is open beyond the start of the next', { frequency: 'Weekly', openDays: 7 }, ['openDays']],
    ['nothing, when a week is open until the next', { frequency: 'Weekly', openDays: 7, closesTime: '13:00' }, []],
    [
      'nothing, for a month that is open for four weeks',
      { frequency: 'Monthly', openDays: 28, closesTime: '13:00' },
      [],
    ],
    ['a month is open until March begins', { frequency: 'Monthly', openDays: 28 }, ['openDays']],
    ['today is over', { frequency: 'Daily', openDays: 0, closesTime: '12:00' }, ['openDays']],
  ])('%s', (_, given, expected) => {
    expect(fields(given)).toEqual(expected)
  })
})

test('a series begins on the day and at the time that its zone shows, or that were chosen', () => {
  const late = new Date('2026-11-21T23:30:00Z')
  expect(seriesOf(form({ frequency: 'Weekly' }), late)).toMatchObject({ firstOn: '2026-11-22', startTime: '00:30' })
  const later = form({ frequency: 'Weekly', startsOn: '2026-12-24', startsTime: '08:15' })
  expect(seriesOf(later, late)).toMatchObject({ firstOn: '2026-12-24', startTime: '08:15', openDays: 7 })
})

test.each<[Partial<FormContent>, string[]]>([
  [{}, ['It goes out as soon as you send it.', 'It stays open until you close it.']],
  [
    { startsOn: '2026-12-05', closesOn: '2026-12-19' },
    ['It goes out Dec 05, 2026, 09:00\u00a0am (Berlin).', 'It closes Dec 19, 2026, 05:00\u00a0pm (Berlin).'],
  ],
  [
    { frequency: 'Weekly', openDays: 4 },
    [
      'It goes out as soon as you send it.',
      'It comes again every week. Each round is open for 4 days, until 05:00\u00a0pm.',
    ],
  ],
  [
    { frequency: 'Daily', openDays: 0 },
    [
      'It goes out as soon as you send it.',
      'It comes again every day. Each round is open until 05:00\u00a0pm of the same day.',
    ],
  ],
  [
    { frequency: 'Weekly', openDays: 4, about: 'people', nominations: { min: 2, max: 3, approver: 'CREATOR' } },
    [
      'It goes out as soon as you send it.',
      'It comes again every week. Each round is open for 4 days, until 05:00\u00a0pm.',
      'Each round asks the peers who were approved for the last one again; more can be nominated while there is room.',
    ],
  ],
  [{ startsOn: '2026-02-31' }, []],
])('a schedule reads well: %j', (given, sentences) => {
  expect(scheduleInWords(form(given), at)).toEqual(sentences)
})
