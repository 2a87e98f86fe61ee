import { expect, test } from 'vitest'
import { nextDigest, nextTime, quietEnd } from '@/lib/notifications/rules/notification-kinds'

const at = (text: string) => new Date(text)

test.each([
  ['later today', '2026-11-21T06:00:00Z', 'UTC', '09:00', '2026-11-21T09:00:00Z'],
  ['tomorrow, at the very moment', '2026-11-21T09:00:00Z', 'UTC', '09:00', '2026-11-22T09:00:00Z'],
  ['where it is already tomorrow', '2026-11-21T20:00:00Z', 'Asia/Kolkata', '09:00', '2026-11-22T03:30:00Z'],
  ['across the end of summer time', '2026-10-24T20:00:00Z', 'Europe/Berlin', '09:00', '2026-10-25T08:00:00Z'],
  ['across its beginning', '2026-03-28T20:00:00Z', 'Europe/Berlin', '09:00', '2026-03-29T07:00:00Z'],
  ['at a time the clock skips', '2026-03-29T00:30:00Z', 'Europe/Berlin', '02:00', '2026-03-29T01:00:00Z'],
])('the next time: %s', (_, now, zone, time, expected) => {
  expect(nextTime(at(now), zone, time)).toEqual(at(expected))
})

test('a daily mail goes out at its full hour', () => {
  const reader = { timeZone: 'America/New_York', digestHour: 7 }
  expect(nextDigest(at('2026-11-21T06:00:00Z'), reader)).toEqual(at('2026-11-21T12:00:00Z'))
})

const nightly = { timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:00' }
const untilHalfPastTwo = { ...nightly, quietUntil: '02:30' }
const noon = { timeZone: 'Europe/Berlin', quietFrom: '12:00', quietUntil: '13:30' }

test.each([
  ['in the evening', nightly, '2026-11-21T21:30:00Z', '2026-11-22T06:00:00Z'],
  ['after midnight', nightly, '2026-11-22T03:00:00Z', '2026-11-22T06:00:00Z'],
  ['across the end of summer time', nightly, '2026-10-24T21:30:10Z', '2026-10-25T06:00:00Z'],
  ['before an end that the clock shows twice', untilHalfPastTwo, '2026-10-25T00:10:00Z', '2026-10-25T00:30:00Z'],
  ['between the two', untilHalfPastTwo, '2026-10-25T01:10:20.5Z', '2026-10-25T01:30:00Z'],
  ['across an end that the clock skips', untilHalfPastTwo, '2026-03-29T00:10:00Z', '2026-03-29T01:30:00Z'],
  ['as they end', nightly, '2026-11-22T06:00:00Z', null],
  ['as they begin', nightly, '2026-11-21T21:00:00Z', '2026-11-22T06:00:00Z'],
  ['by day', nightly, '2026-11-21T12:00:00Z', null],
  ['within one day', noon, '2026-11-21T11:15:00Z', '2026-11-21T12:30:00Z'],
  ['after those of one day', noon, '2026-11-21T12:30:00Z', null],
  ['where there are none', { timeZone: 'UTC', quietFrom: null, quietUntil: null }, '2026-11-21T23:00:00Z', null],
])('quiet hours %s', (_, quiet, now, end) => {
  expect(quietEnd(at(now), quiet)).toEqual(end === null ? null : at(end))
})
