import { describe, expect, test } from 'vitest'
import type { Feature } from '@/lib/billing/plans'
import { featureGate, limitGate, limitOf, limitRefusal, type Payer } from '@/lib/billing/rules'
import { lossesOn } from '@/lib/billing/paying/rules/plan-losses'
import { subscriptionBadges } from '@/lib/billing/paying/rules/subscription-state'
import { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { freeNumbers } from '@/tests/factories/subscriptions'

const paid = 'This feature is only accessible with a paid plan.'
const reached = 'You have reached the limit for your plan.'
const expired = 'Your subscription has been expired.'

const features: Feature[] = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring']
const statuses = [null, ...Object.values(SubscriptionStatus)]

const payer = (plan: PlanType, subscriptionStatus: Payer['subscriptionStatus'] = 'ACTIVE', isBilled = true): Payer => ({
  plan,
  subscriptionStatus,
  isBilled,
  ...freeNumbers,
  externalsPerReview: 25,
  peopleLimit: plan === 'ENTERPRISE' ? null : 10,
})

/** What somebody on this plan reads, by what became of their newest subscription. */
const sentences: Record<PlanType, Record<string, string | null>> = {
  FREE: { null: paid, ACTIVE: paid, INITIATED: expired, EXPIRED: expired, CANCELED: expired },
  PRO: { null: null, ACTIVE: null, INITIATED: null, EXPIRED: null, CANCELED: null },
  BUSINESS: { null: null, ACTIVE: null, INITIATED: null, EXPIRED: null, CANCELED: null },
  ENTERPRISE: { null: null, ACTIVE: null, INITIATED: null, EXPIRED: null, CANCELED: null },
}

describe.each(Object.values(PlanType))('on %s', (plan) => {
  test.each(features.flatMap((feature) => statuses.map((status) => [feature, status] as const)))(
    '%s with a subscription that is %s',
    (feature, status) => {
      expect(featureGate(payer(plan, status), feature)).toBe(sentences[plan][String(status)])
      expect(featureGate(payer(plan, status, false), feature)).toBeNull()
    },
  )
})

test('the last one fits, one more does not', () => {
  expect(limitGate(payer('FREE', null), 'templates', 1)).toBeNull()
  expect(limitGate(payer('FREE', null), 'templates', 2)).toBe(reached)
  expect(limitGate(payer('PRO'), 'templates', 10)).toBe(reached)
  expect(limitGate(payer('ENTERPRISE'), 'people', 1_000_000)).toBeNull()
  expect(limitGate(payer('PRO'), 'people', 9)).toBeNull()
  expect(limitGate(payer('PRO'), 'people', 10)).toBe(reached)
})

test('who had a plan and has none any more is told so', () => {
  expect(limitGate(payer('FREE', 'EXPIRED'), 'templates', 2)).toBe(expired)
  expect(limitGate(payer('FREE', 'EXPIRED'), 'templates', 1)).toBeNull()
})

test('nothing is limited where billing is off', () => {
  expect(limitOf(payer('FREE', null, false), 'templates')).toBeNull()
  expect(limitGate(payer('FREE', null, false), 'people', 10_000)).toBeNull()
})

test('a refusal names the field it is about', () => {
  expect(limitRefusal(payer('PRO'), 'externalsPerReview', 26, 'emails')).toMatchObject({
    code: 'plan-limit',
    fields: { emails: reached },
  })
  expect(limitRefusal(payer('PRO'), 'externalsPerReview', 25, 'emails')).toBeNull()
})

test.each([
  ['ACTIVE', 'Active', 'success'],
  ['EXPIRED', 'Expired', 'danger'],
  ['CANCELED', 'Canceled', 'danger'],
  ['INITIATED', 'Initiated', 'info'],
] as const)('a subscription that is %s is shown as %s', (status, label, tone) => {
  expect(subscriptionBadges[status]).toEqual({ label, tone })
})

test('what a smaller plan has no room for is named and counted', () => {
  const templates = Array.from({ length: 13 }, (_, index) => `T${index + 1}`)
  const free = { type: 'FREE', userLimit: 10 } as const
  expect(lossesOn(free, { people: 12, templates, series: 1 })).toEqual([
    'All 12 people keep their access, but you can’t add more.',
    '11 templates become read-only: “T3”, “T4”, “T5”, “T6”, “T7”, “T8”, “T9”, “T10”, “T11”, “T12” and 1 more.',
    '1 meeting series makes no more meetings.',
    'Applause, imports, external reviewers and recurring meetings are off.',
  ])
  const pro = { type: 'PRO', userLimit: 100 } as const
  expect(lossesOn(pro, { people: 12, templates: templates.slice(0, 10), series: 4 })).toEqual([])
})
