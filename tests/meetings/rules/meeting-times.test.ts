import { expect, test } from 'vitest'
import {
  busyBut,
  durationLabel,
  durations,
  minutesBetween,
  slotsOf,
  slotTimes,
  suitableSlot,
  weekFrom,
} from '@/lib/meetings/rules/meeting-times'

const now = new Date('2027-01-05T13:10:00Z')
const at = { now, zone: 'UTC' }

test('slots begin at the next half hour today and at nine on other days', () => {
  expect(slotTimes('2027-01-05', now, 'UTC')[0]).toBe('13:30')
  expect(slotTimes('2027-01-05', new Date('2027-01-05T13:30:00Z'), 'UTC')[0]).toBe('14:00')
  expect([slotTimes('2027-01-06', now, 'UTC')[0], slotTimes('2027-01-06', now, 'UTC').at(-1)]).toEqual([
    '09:00',
    '23:30',
  ])
})

test('a slot tells who is busy in it, once', () => {
  const busy = ['10:00', '10:15'].map((time) => ({
    memberId: 'tom',
    startsAt: new Date(`2027-01-06T${time}:00Z`),
    endsAt: new Date('2027-01-06T10:30:00Z'),
  }))
  const slots = slotsOf('2027-01-06', 60, at, busy)
  expect(slots.filter(({ busyIds }) => busyIds.length > 0).map(({ time, busyIds }) => [time, busyIds])).toEqual([
    ['09:30', ['tom']],
    ['10:00', ['tom']],
  ])
  expect(slotsOf('2027-01-04', 30, at, []).every(({ isPast }) => isPast)).toBe(true)
})

test('durations are half an hour to four and a half, in words', () => {
  expect([durations[0], durations.at(-1)]).toEqual([30, 270])
  expect([0, 45, 60, 90].map(durationLabel)).toEqual(['2 min', '45 min', '1 hr', '1 hr 30 min'])
  expect(minutesBetween(now, new Date('2027-01-05T13:55:00Z'))).toBe(45)
})

test('a week goes over the end of a month', () => {
  expect(weekFrom('2027-01-29').at(-1)).toBe('2027-02-04')
})

test('the time of what is being moved is cut out of what somebody is busy with', () => {
  const span = (from: string, until: string) => ({
    startsAt: new Date(`2027-01-05T${from}Z`),
    endsAt: new Date(`2027-01-05T${until}Z`),
  })
  const busy = [{ ...span('10:00', '12:00'), memberId: 'one' }]
  expect(busyBut(busy, [])).toEqual(busy)
  expect(busyBut(busy, [span('09:00', '12:00')])).toEqual([])
  expect(busyBut(busy, [span('10:30', '11:00')])).toEqual([
    { ...span('10:00', '10:30'), memberId: 'one' },
    { ...span('11:00', '12:00'), memberId: 'one' },
  ])
})

test.each([
  [['Asia/Kolkata', 'Europe/Berlin'], '13:30'],
  [['Asia/Kolkata'], '10:30'],
  [['Asia/Kolkata', 'America/Los_Angeles'], '10:30'],
])('the suggested time is free and in the working day of all of %o, if they have one in common', (zones, time) => {
  const at = { now: new Date('2026-11-28T12:00:00Z'), zone: 'Asia/Kolkata' }
  const busy = [{ memberId: 'a', startsAt: new Date('2026-11-30T04:30:00Z'), endsAt: new Date('2026-11-30T05:00:00Z') }]
  expect(suitableSlot(slotsOf('2026-11-30', 30, at, busy), '10:00', zones)?.time).toBe(time)
})
