import { remindersAt, type DaySpan, type RemindingDay } from '@/lib/reviews/reminders/rules'
import { reminderEndInWords } from '@/lib/scheduling/rules'
import { describe, test, expect } from 'vitest'

const short = (at: Date) => at.toISOString().slice(0, 16)
const words = ({ from, to }: DaySpan) => `${short(from)} ${short(to)}`
const spans = ({ day, asked, soon, last }: RemindingDay) => [day, words(asked), words(soon), words(last)]

describe('what a morning reminds of', () => {
  test.each([
    // A Tuesday: asked on Thursday, closing on Friday, closing tomorrow.
    ['2026-11-17T09:00:00Z', 'UTC', '2026-11-12', '2026-11-13', '2026-11-20', '2026-11-21', '2026-11-18', '2026-11-19'],
    // A Wednesday: asked from Friday to Sunday, closing from Saturday to Monday.
    ['2026-11-18T09:00:00Z', 'UTC', '2026-11-13', '2026-11-16', '2026-11-21', '2026-11-24', '2026-11-19', '2026-11-20'],
    // A Friday: what closes on the weekend or on Monday closes before the next morning but one.
    ['2026-11-20T17:59:00Z', 'UTC', '2026-11-17', '2026-11-18', '2026-11-25', '2026-11-26', '2026-11-21', '2026-11-24'],
  ])('%s', (at, zone, askedFrom, askedTo, soonFrom, soonTo, lastFrom, lastTo) => {
    const found = remindersAt(new Date(at), zone)
    const between = (from: string, to: string) => `${from}T00:00 ${to}T00:00`
    expect(found && spans(found.today).slice(1)).toEqual([
      between(askedFrom, askedTo),
      between(soonFrom, soonTo),
      between(lastFrom, lastTo),
    ])
  })

  test('days begin by the clock of the zone, on both sides of a change', () => {
    const found = remindersAt(new Date('2026-03-27T08:00:00Z'), 'Europe/Berlin')
    expect(found && spans(found.today)).toEqual([
      '2026-03-27',
      '2026-03-23T23:00 2026-03-24T23:00',
      '2026-03-31T22:00 2026-04-01T22:00',
      '2026-03-27T23:00 2026-03-30T22:00',
    ])
    expect(found?.before.day).toBe('2026-03-26')
  })

  test.each([
    ['before nine', '2026-03-30T06:59:00Z', 'Europe/Berlin'],
    ['in the evening', '2026-03-30T16:00:00Z', 'Europe/Berlin'],
    ['on a Saturday', '2026-03-28T10:00:00Z', 'Europe/Berlin'],
  ])('nothing %s', (_, at, zone) => expect(remindersAt(new Date(at), zone)).toBeNull())

  test('every closing day has exactly one last morning and one early one, every asking day one', () => {
    const mornings = Array.from({ length: 60 }, (_, days) => new Date(Date.UTC(2026, 9, 1 + days, 10)))
    const days = mornings.flatMap((at) => remindersAt(at, 'UTC')?.today ?? [])
    const holds = (at: Date) => (part: DaySpan) => part.from <= at && at < part.to
    for (const at of mornings.slice(15, 45)) {
      const isIn = holds(at)
      expect(days.filter(({ asked }) => isIn(asked))).toHaveLength(1)
      expect(days.filter(({ soon }) => isIn(soon))).toHaveLength(1)
      expect(days.filter(({ last }) => isIn(last))).toHaveLength(1)
    }
  })
})

describe('when it ends, in words', () => {
  test.each([
    ['2026-11-20T16:00:00Z', 'Europe/Berlin', 'today at 05:00\u00a0pm'],
    ['2026-11-20T23:30:00Z', 'Europe/Berlin', 'tomorrow at 12:30\u00a0am'],
    ['2026-11-23T16:00:00Z', 'Europe/Berlin', 'on Monday at 05:00\u00a0pm'],
    ['2026-11-27T16:00:00Z', 'Europe/Berlin', 'on Nov 27, 2026 at 05:00\u00a0pm'],
  ])('%s in %s: %s', (at, zone, expected) => {
    expect(reminderEndInWords(new Date(at), new Date('2026-11-20T08:00:00Z'), zone)).toBe(expected)
  })
})
