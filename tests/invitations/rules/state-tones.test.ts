import { expect, test } from 'vitest'
import { stateBadges } from '@/components/invitations/list/invitation-words'
import { campaignBadges } from '@/lib/admin/campaigns/rules'
import { organizationBadge } from '@/lib/admin/organizations/rules'
import { subscriptionBadges } from '@/lib/billing/paying/rules/subscription-state'
import { meetingBadge } from '@/lib/meetings/rules/meeting-badge'
import { feedbackBadge } from '@/lib/reviews/model/rules/review-badges'

const now = new Date('2026-11-28T10:00:00Z')
const endsAt = new Date('2026-11-28T11:00:00Z')
const payer = {
  suspendedAt: null,
  deletionAt: null,
  isTrial: false,
  planEndsAt: null,
  isPaid: true,
  overdueAt: null,
} as const

const badges = [
  ...Object.values(stateBadges),
  ...Object.values(campaignBadges),
  ...Object.values(subscriptionBadges),
  organizationBadge({ ...payer, subscriptionStatus: 'EXPIRED' }),
  meetingBadge({ startsAt: now, endsAt, isCompleted: false, isCanceled: false }, now),
  feedbackBadge('PENDING', true),
]

test.each([
  ['Pending', 'warning'],
  ['Expired', 'danger'],
])('%s has one colour everywhere', (label, tone) => {
  expect(new Set(badges.flatMap((badge) => (badge?.label === label ? [badge.tone] : [])))).toEqual(new Set([tone]))
})
