import { expect, test } from 'vitest'
import { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { goalBadge, needsComment, needsNewEnd, nextStatuses } from '@/lib/goals/rules/goal-status'

test.each<[GoalStatus, GoalStatus[]]>([
  ['OnTrack', ['AtRisk', 'Delayed', 'Completed', 'Abandoned']],
  ['AtRisk', ['OnTrack', 'Delayed', 'Completed', 'Abandoned']],
  ['Delayed', ['OnTrack', 'AtRisk', 'Completed', 'Abandoned']],
  ['Completed', ['OnTrack', 'AtRisk', 'Delayed']],
  ['Abandoned', ['OnTrack']],
])('from %s a goal goes to %j', (from, to) => {
  expect(nextStatuses(from)).toEqual(to)
})

test('every status but Completed needs a comment', () => {
  expect(Object.values(GoalStatus).filter((status) => !needsComment(status))).toEqual(['Completed'])
})

test.each([
  ['OnTrack', '2026-03-30', true],
  ['OnTrack', '2026-03-31', false],
  ['AtRisk', '2026-03-30', false],
] as const)('a goal set to %s that ends on %s needs a new end on 2026-03-31: %s', (status, endsOn, isNeeded) => {
  expect(needsNewEnd(status, endsOn, '2026-03-31')).toBe(isNeeded)
})

test.each([
  ['OnTrack', 'On track', 'info'],
  ['Completed', 'Completed', 'success'],
  ['Delayed', 'Delayed', 'warning'],
  ['AtRisk', 'At risk', 'danger'],
  ['Abandoned', 'Abandoned', 'neutral'],
] as const)('%s is shown as %s, and archived over it', (status, label, tone) => {
  expect(goalBadge({ status, isArchived: false })).toEqual({ label, tone })
  expect(goalBadge({ status, isArchived: true })).toEqual({ label: 'Archived', tone: 'neutral' })
})
