import { expect, test } from 'vitest'
import { isSilent, lastTalked } from '@/lib/one-on-ones/rules/nudges'
import { carriedFrom, movedBefore } from '@/lib/one-on-ones/rules/talking-points'

test.each([
  ['c', 'a', 'cab'],
  ['a', null, 'bca'],
  ['a', 'c', 'bac'],
  ['a', 'a', 'abc'],
  ['x', 'a', 'abc'],
  ['a', 'x', 'abc'],
])('moves %s before %s', (id, beforeId, moved) => {
  expect(movedBefore(['a', 'b', 'c'], id, beforeId).join('')).toBe(moved)
})

const day = (on: number) => new Date(`2026-11-${String(on).padStart(2, '0')}T10:00:00Z`)

test('a point is carried over from the meeting completed after it was added', () => {
  expect(carriedFrom(day(3), { startsAt: day(4), completedAt: day(4) })).toEqual(day(4))
  expect(carriedFrom(day(5), { startsAt: day(4), completedAt: day(4) })).toBeNull()
  expect(carriedFrom(day(5), null)).toBeNull()
})

test('says how long ago two people talked, and marks more than 30 days', () => {
  const words = [null, day(25), day(24), day(20)].map((at) => lastTalked(at, day(25), 'UTC'))
  expect(words).toEqual(['Not talked yet', 'Talked today', 'Talked yesterday', 'Talked 5 days ago, Nov 20, 2026'])
  const later = new Date('2026-12-02T10:00:00Z')
  expect([isSilent(null, later, 'UTC'), isSilent(day(1), later, 'UTC'), isSilent(day(2), later, 'UTC')]).toEqual([
    false,
    true,
    false,
  ])
})
