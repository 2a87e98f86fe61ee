import { expect, test } from 'vitest'
import { isUndoable, meetingBadge } from '@/lib/meetings/rules/meeting-badge'
import { frequenciesFor, frequencyLabel, meetingFrequencies } from '@/lib/meetings/rules/meeting-frequency'

const now = new Date('2027-01-05T12:00:00Z')
const ending = (time: string) => ({
  startsAt: new Date('2027-01-05T10:00:00Z'),
  endsAt: new Date(`2027-01-05T${time}:00Z`),
  isCompleted: false,
  isCanceled: false,
})

test('a meeting past its end is missed until it is completed', () => {
  expect(meetingBadge(ending('12:00'), now).label).toBe('Pending')
  expect(meetingBadge(ending('11:59'), now).label).toBe('Missed')
  expect(meetingBadge({ ...ending('11:59'), endsAt: null }, now).label).toBe('Missed')
  expect(meetingBadge({ ...ending('11:59'), isCompleted: true }, now).label).toBe('Completed')
  expect(meetingBadge({ ...ending('11:59'), isCanceled: true }, now).label).toBe('Canceled')
})

test('a completion can be undone for 24 hours', () => {
  expect([new Date('2027-01-04T12:00:01Z'), new Date('2027-01-04T12:00:00Z')].map((at) => isUndoable(at, now))).toEqual(
    [true, false],
  )
})

test('frequencies follow the goals they are about', () => {
  expect(frequenciesFor(['daily'])).toEqual(['Once', 'Weekly'])
  expect(frequenciesFor(['daily', 'weekly'])).toEqual(['Once', 'Weekly'])
  expect(frequenciesFor(['custom'])).toEqual(meetingFrequencies)
  expect(['Once', 'Bi_Weekly', 'Monthly'].map(frequencyLabel)).toEqual(['No Repeat', 'Bi Weekly', 'Monthly'])
})
