import { expect, test } from 'vitest'
import { meetingInWords } from '@/lib/meetings/rules/meeting-kinds'

test('a meeting is named by its title, unless that says no more than its kind', () => {
  expect(meetingInWords({ kind: 'FOLLOW_UP', title: 'Launch' })).toBe('the follow-up “Launch”')
  expect(meetingInWords({ kind: 'ONE_ON_ONE', title: 'One-on-one' })).toBe('a one-on-one')
  expect(meetingInWords({ kind: 'ONE_ON_ONE', title: 'One-on-one' }, true)).toBe('a series of one-on-ones')
  expect(meetingInWords({ kind: 'FOLLOW_UP', title: 'Launch' }, true)).toBe('the series of follow-ups “Launch”')
})
