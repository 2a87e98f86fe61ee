import { describe, expect, test } from 'vitest'
import { layOut, type LayoutOptions } from '@/lib/one-on-ones/schedules/rules/lay-out'

/** Monday. */
const now = new Date('2027-01-04T08:00:00Z')

const wish = (given: Partial<LayoutOptions> = {}): LayoutOptions => ({
  organizerId: 'lead',
  memberIds: ['ann', 'ben', 'cid'],
  busy: [],
  startsOn: '2027-01-11',
  frequency: 'Weekly',
  weekdays: [1],
  meetingsPerDay: 8,
  durationMinutes: 30,
  startTime: '09:00',
  clock: { now, zone: 'UTC' },
  ...given,
})

const busy = (memberId: string, from: string, until: string) => ({
  memberId,
  startsAt: new Date(`${from}:00Z`),
  endsAt: new Date(`${until}:00Z`),
})

/** "ann 2027-01-11 09:00", and those without a slot after it. */
function laid(given: Partial<LayoutOptions> = {}) {
  const { slots, unplacedIds } = layOut(wish(given))
  return [...slots.map(({ memberId, day, time }) => `${memberId} ${day.slice(5)} ${time}`), ...unplacedIds]
}

describe('a week is laid out', () => {
  test.each<[string, Partial<LayoutOptions>, string[]]>([
    ['one after the other from the first slot', {}, ['ann 01-11 09:00', 'ben 01-11 09:30', 'cid 01-11 10:00']],
    [
      'as many a day as wanted, then on the next weekday',
      { meetingsPerDay: 2, weekdays: [1, 3] },
      ['ann 01-11 09:00', 'ben 01-11 09:30', 'cid 01-13 09:00'],
    ],
    [
      'for as long as wanted',
      { durationMinutes: 60, startTime: '13:30' },
      ['ann 01-11 13:30', 'ben 01-11 14:30', 'cid 01-11 15:30'],
    ],
    [
      'around what the organizer has',
      { busy: [busy('lead', '2027-01-11T09:00', '2027-01-11T10:00')] },
      ['ann 01-11 10:00', 'ben 01-11 10:30', 'cid 01-11 11:00'],
    ],
    [
      'around what the other has',
      { busy: [busy('ann', '2027-01-11T09:00', '2027-01-11T09:30')] },
      ['ann 01-11 09:30', 'ben 01-11 09:00', 'cid 01-11 10:00'],
    ],
    [
      'around what either has in a later week',
      {
        memberIds: ['ann'],
        busy: [
          busy('ann', '2027-02-15T09:00', '2027-02-15T09:30'),
          busy('lead', '2027-03-01T09:30', '2027-03-01T10:00'),
        ],
      },
      ['ann 01-11 10:00'],
    ],
    [
      'by the clock of the organizer',
      {
        memberIds: ['ann'],
        clock: { now, zone: 'Asia/Kolkata' },
        busy: [busy('ann', '2027-01-11T03:30', '2027-01-11T04:00')],
      },
      ['ann 01-11 09:30'],
    ],
    [
      'in the working day of somebody in another zone where it has a free time',
      {
        memberIds: ['ann', 'ben'],
        clock: { now, zone: 'Asia/Kolkata' },
        zones: new Map([
          ['ann', 'Europe/London'],
          ['ben', 'Asia/Kolkata'],
        ]),
      },
      ['ann 01-11 14:30', 'ben 01-11 09:00'],
    ],
    [
      'at the first free time where none is in the working day of the other',
      {
        memberIds: ['ann'],
        clock: { now, zone: 'Asia/Kolkata' },
        zones: new Map([['ann', 'America/Los_Angeles']]),
      },
      ['ann 01-11 09:00'],
    ],
    [
      'beside the meetings that the schedule has already',
      { memberIds: ['ann', 'ben'], meetingsPerDay: 2, heldOn: [1], weekdays: [1, 2] },
      ['ann 01-11 09:00', 'ben 01-12 09:00'],
    ],
    [
      'in the first week of a month where it is monthly',
      { memberIds: ['ann'], frequency: 'Monthly' },
      ['ann 02-01 09:00'],
    ],
  ])('%s', (_what, given, expected) => expect(laid(given)).toEqual(expected))
})

describe('says for whom there is no time', () => {
  test.each<[string, Partial<LayoutOptions>, string[]]>([
    ['the days are full', { meetingsPerDay: 1 }, ['ann 01-11 09:00', 'ben', 'cid']],
    [
      'somebody is busy all day',
      { busy: [busy('ben', '2027-01-11T00:00', '2027-01-12T00:00')] },
      ['ann 01-11 09:00', 'cid 01-11 09:30', 'ben'],
    ],
    ['no weekday is chosen', { weekdays: [], memberIds: ['ann'] }, ['ann']],
    ['the day has passed its first slots', { startsOn: '2027-01-04', startTime: '00:00', memberIds: ['ann'] }, ['ann']],
    ['a meeting is longer than what is left of the day', { startTime: '23:45', memberIds: ['ann'] }, ['ann']],
  ])('%s', (_why, given, expected) => expect(laid(given)).toEqual(expected))
})

test('somebody makes room for a person who can at no other time', () => {
  const onlyAtNine = [busy('cid', '2027-01-11T09:30', '2027-01-11T18:00')]
  expect(laid({ busy: onlyAtNine })).toEqual(['ann 01-11 10:00', 'ben 01-11 09:30', 'cid 01-11 09:00'])
})

test('somebody leaves a full day to a person who can on no other', () => {
  const notOnTuesday = [busy('cid', '2027-01-12T00:00', '2027-01-13T00:00')]
  const given = { busy: notOnTuesday, meetingsPerDay: 2, weekdays: [1, 2] }
  const { unplacedIds, slots } = layOut(wish(given))
  expect(unplacedIds).toEqual([])
  expect(slots.find(({ memberId }) => memberId === 'cid')?.day).toBe('2027-01-11')
})

test('nobody gets a time that another one has, however many there are', () => {
  const memberIds = Array.from({ length: 50 }, (_, index) => `member ${index}`)
  const { slots, unplacedIds } = layOut(wish({ memberIds, weekdays: [1, 2, 3, 4, 5] }))
  expect(slots).toHaveLength(40)
  expect(unplacedIds).toHaveLength(10)
  expect(new Set(slots.map(({ day, time }) => `${day} ${time}`)).size).toBe(40)
})
