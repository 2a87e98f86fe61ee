import { expect, test } from 'vitest'
import { remindedOn, reminderAt, reminderOn, spansAt } from '@/lib/invitations/reminders/rules'

// The 16th of November 2026 is a Monday.
test.each([
  ['Monday', '2026-11-16', '2026-11-19', '2026-11-20'],
  ['Tuesday', '2026-11-17', '2026-11-20', '2026-11-23'],
  ['Wednesday', '2026-11-18', '2026-11-23', '2026-11-24'],
  ['Thursday', '2026-11-19', '2026-11-23', '2026-11-25'],
  ['Friday', '2026-11-20', '2026-11-23', '2026-11-26'],
  ['Saturday', '2026-11-21', '2026-11-24', '2026-11-27'],
  ['Sunday', '2026-11-22', '2026-11-25', '2026-11-27'],
])('sent on a %s', (_weekday, sentOn, first, second) => {
  expect(remindedOn(sentOn)).toEqual({ first, second })
})

test('a morning that was missed is made up for, by the newer reminder alone', () => {
  const due = (day: string) => reminderOn('2026-11-17', `2026-11-${day}`)
  expect(['19', '20', '22', '23', '24'].map(due)).toEqual([0, 1, 1, 2, 2])
})

const sentAt = new Date('2026-11-17T22:30:00Z')

test.each([
  ['before nine', 'Europe/Berlin', '2026-11-20T07:59:00Z', null],
  ['at nine', 'Europe/Berlin', '2026-11-20T08:00:00Z', 1],
  ['in the evening', 'Europe/Berlin', '2026-11-20T17:00:00Z', null],
  ['on the weekend', 'Europe/Berlin', '2026-11-21T10:00:00Z', null],
  ['on the sixth day', 'Europe/Berlin', '2026-11-23T08:00:00Z', 2],
  ['where it was the next day already', 'Asia/Tokyo', '2026-11-20T01:00:00Z', null],
  ['and there a working day later', 'Asia/Tokyo', '2026-11-23T00:00:00Z', 1],
] as const)('%s in %s', (_when, zone, at, number) => {
  expect(reminderAt(sentAt, new Date(at), zone)).toBe(number)
})

test('the days of a zone lie side by side, over a change of its clock too', () => {
  const spans = spansAt(new Date('2026-03-30T08:00:00Z'), 'Europe/Berlin').toReversed()
  expect(spans.length).toBeGreaterThan(3)
  for (const [index, { to }] of spans.slice(0, -1).entries()) expect(spans[index + 1]?.from).toEqual(to)
})
