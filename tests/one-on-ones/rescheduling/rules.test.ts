import { describe, expect, test } from 'vitest'
import { landMoves, type RequestedMove } from '@/lib/one-on-ones/rescheduling/rules'

/** Monday. */
const clock = { now: new Date('2027-01-04T08:00:00Z'), zone: 'UTC' }

const wish = (id: string, at: string, given: Partial<RequestedMove> = {}): RequestedMove => {
  const [day = '', time = ''] = at.split(' ')
  return { id, memberIds: ['lead', id], day, time, durationMinutes: 30, ...given }
}

const busy = (memberId: string, from: string, until: string) => ({
  memberId,
  startsAt: new Date(`${from.replace(' ', 'T')}:00Z`),
  endsAt: new Date(`${until.replace(' ', 'T')}:00Z`),
})

const landed = (requestedMoves: RequestedMove[], taken: ReturnType<typeof busy>[] = []) =>
  landMoves(requestedMoves, taken, clock).map(({ id, isFree, next }) => {
    if (isFree) return `${id} free`
    return next ? `${id} ${next.day} ${next.time}` : `${id} nowhere`
  })

describe('where one-on-ones land', () => {
  test.each<[string, RequestedMove[], ReturnType<typeof busy>[], string[]]>([
    ['where it is free', [wish('ann', '2027-01-05 10:00')], [], ['ann free']],
    ['outside of working hours, where somebody wants that', [wish('ann', '2027-01-09 20:00')], [], ['ann free']],
    [
      'a clash with the other is offered the next time',
      [wish('ann', '2027-01-05 10:00')],
      [busy('ann', '2027-01-05 10:00', '2027-01-05 11:00')],
      ['ann 2027-01-05 11:00'],
    ],
    [
      'a clash with the actor as well',
      [wish('ann', '2027-01-05 10:00')],
      [busy('lead', '2027-01-05 09:45', '2027-01-05 10:15')],
      ['ann 2027-01-05 10:30'],
    ],
    [
      'what a third person has is in nobody’s way',
      [wish('ann', '2027-01-05 10:00')],
      [busy('ben', '2027-01-05 10:00', '2027-01-05 11:00')],
      ['ann free'],
    ],
    [
      'of two at one time the first has it',
      [wish('ann', '2027-01-05 10:00'), wish('ben', '2027-01-05 10:00')],
      [],
      ['ann free', 'ben 2027-01-05 10:30'],
    ],
    [
      'two that clash are offered two times, and none that another one takes',
      [wish('ann', '2027-01-05 10:00'), wish('ben', '2027-01-05 10:00'), wish('cid', '2027-01-05 10:30')],
      [busy('lead', '2027-01-05 10:00', '2027-01-05 10:30')],
      ['ann 2027-01-05 11:00', 'ben 2027-01-05 11:30', 'cid free'],
    ],
    [
      'the next time is on the next working day where a day is full',
      [wish('ann', '2027-01-08 15:00')],
      [busy('ann', '2027-01-08 09:00', '2027-01-08 18:00')],
      ['ann 2027-01-11 09:00'],
    ],
    [
      'a long one ends by six',
      [wish('ann', '2027-01-05 15:00', { durationMinutes: 120 })],
      [busy('ann', '2027-01-05 15:00', '2027-01-05 16:30')],
      ['ann 2027-01-06 09:00'],
    ],
    ['a time that has passed is none', [wish('ann', '2027-01-04 07:30')], [], ['ann 2027-01-04 08:30']],
    [
      'nowhere, where a week is full',
      [wish('ann', '2027-01-05 10:00')],
      [busy('ann', '2027-01-01 00:00', '2027-02-01 00:00')],
      ['ann nowhere'],
    ],
  ])('%s', (_what, requestedMoves, taken, expected) => expect(landed(requestedMoves, taken)).toEqual(expected))
})
