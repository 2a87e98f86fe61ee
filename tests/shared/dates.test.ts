import { describe, expect, it } from 'vitest'
import {
  dayDifference,
  formatDate,
  formatDateTime,
  isWithin24Hours,
  relativeTime,
  type DateFormat,
} from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'

const at = new Date('2026-03-05T20:07:09Z')

describe('formatDate', () => {
  it.each<[DateFormat, string, string]>([
    ['MMM DD, YYYY', 'UTC', 'Mar 05, 2026'],
    ['MMM DD, YYYY', 'Asia/Kolkata', 'Mar 06, 2026'],
    ['DD-MM-YYYY', 'UTC', '05-03-2026'],
    ['YYYY-MM-DD', 'Pacific/Auckland', '2026-03-06'],
    ['hh:mm a', 'UTC', '08:07\u00a0pm'],
    ['hh:mm a', 'Asia/Kolkata', '01:37\u00a0am'],
    ['hh:mm a', 'America/Los_Angeles', '12:07\u00a0pm'],
  ])('%s in %s', (format, zone, text) => expect(formatDate(at, format, zone)).toBe(text))

  it('calls midnight 12 am', () => {
    expect(formatDate(new Date('2026-01-01T00:00:00Z'), 'hh:mm a', 'UTC')).toBe('12:00\u00a0am')
  })
})

describe('formatDateTime', () => {
  it('gives day and time', () => expect(formatDateTime(at, 'UTC')).toBe('Mar 05, 2026, 08:07\u00a0pm'))
  it('names the zone where it matters', () => {
    expect(formatDateTime(at, 'America/New_York', true)).toBe('Mar 05, 2026, 03:07\u00a0pm (New York)')
  })
  it('gives the bare clock', () => expect(formatClock(at, 'Asia/Kolkata')).toBe('01:37'))
})

describe('days apart', () => {
  it.each([
    ['2026-03-05T23:59:00Z', '2026-03-06T00:01:00Z', 1],
    ['2026-03-05T00:00:00Z', '2026-03-05T23:59:00Z', 0],
    ['2026-03-06T00:00:00Z', '2026-03-05T23:59:00Z', -1],
    ['2026-02-28T12:00:00Z', '2026-03-01T12:00:00Z', 1],
    ['1969-12-31T23:00:00Z', '1970-01-01T01:00:00Z', 1],
  ])('%s to %s', (from, to, days) => expect(dayDifference(new Date(from), new Date(to))).toBe(days))

  it.each([
    ['2026-12-10T18:00:00Z', '2026-12-11T01:00:00Z', 'America/Los_Angeles', 0],
    ['2026-12-10T03:00:00Z', '2026-12-10T22:00:00Z', 'Australia/Sydney', 1],
    ['2026-10-24T21:59:00Z', '2026-10-25T23:30:00Z', 'Europe/Berlin', 2],
  ])('%s to %s in %s', (from, to, zone, days) => expect(dayDifference(new Date(from), new Date(to), zone)).toBe(days))

  it.each([
    ['2026-03-05T10:00:00Z', '2026-03-06T10:00:00Z', true],
    ['2026-03-06T10:00:00Z', '2026-03-05T10:00:00Z', true],
    ['2026-03-05T10:00:00Z', '2026-03-06T10:00:00.001Z', false],
  ])('%s and %s within 24 hours: %s', (one, other, expected) =>
    expect(isWithin24Hours(new Date(one), new Date(other))).toBe(expected),
  )
})

describe('relativeTime', () => {
  const now = new Date('2026-03-05T12:00:00Z')
  it.each([
    ['2026-03-05T11:59:30Z', 'just now'],
    ['2026-03-05T11:55:00Z', '5 min ago'],
    ['2026-03-05T11:00:40Z', '59 min ago'],
    ['2026-03-05T11:00:20Z', '1 h ago'],
    ['2026-03-05T09:00:00Z', '3 h ago'],
    ['2026-03-04T12:20:00Z', '1 day ago'],
    ['2026-03-06T11:29:00Z', 'in 23 h'],
    ['2026-03-06T11:31:00Z', 'in 1 day'],
    ['2026-03-04T12:00:00Z', '1 day ago'],
    ['2026-03-08T12:00:00Z', 'in 3 days'],
    ['2026-03-06T23:59:00Z', 'in 1 day'],
    ['2026-03-07T23:00:00Z', 'in 2 days'],
    ['2026-03-03T23:00:00Z', '2 days ago'],
    ['2026-03-05T12:30:00Z', 'in 30 min'],
    ['2026-01-01T12:00:00Z', 'Jan 01, 2026'],
    ['2026-06-01T12:00:00Z', 'Jun 01, 2026'],
  ])('%s is %s', (instant, text) => expect(relativeTime(new Date(instant), now, 'UTC')).toBe(text))
})
