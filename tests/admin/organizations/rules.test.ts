import { expect, test } from 'vitest'
import { organizationBadge, suspensionInWords } from '@/lib/admin/organizations/rules'
import { now } from '@/lib/platform/clock'

test('says before a suspension that the workspace is still charged', () => {
  expect(suspensionInWords({ isPaid: true, subscriptionStatus: 'ACTIVE' })).toBe(
    'Nobody can open it. Admins get the reason by mail. It’s still charged until you change its plan.',
  )
  const free = 'Nobody can open it. Admins get the reason by mail.'
  expect(suspensionInWords({ isPaid: true, subscriptionStatus: 'EXPIRED' })).toBe(free)
  expect(suspensionInWords({ isPaid: false, subscriptionStatus: 'ACTIVE' })).toBe(free)
})

test('a plan that was canceled, and still counts, is ending', () => {
  const paying = { isPaid: true, subscriptionStatus: 'ACTIVE', isTrial: false, overdueAt: null } as const
  const open = { suspendedAt: null, deletionAt: null }
  const badgeOf = (given: object) => organizationBadge({ ...open, ...paying, planEndsAt: null, ...given })?.label
  expect(badgeOf({})).toBeUndefined()
  expect(badgeOf({ planEndsAt: now() })).toBe('Ending')
  expect(badgeOf({ planEndsAt: now(), overdueAt: now() })).toBe('Past due')
  expect(badgeOf({ planEndsAt: now(), isTrial: true })).toBe('Trial')
})
