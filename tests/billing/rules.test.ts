import { describe, expect, test } from 'vitest'
import type { Feature } from '@/lib/billing/plans'
import { featureGate, limitGate, limitOf, limitRefusal, trialLostInWords, type Payer } from '@/lib/billing/rules'
import { lessOn, lossesOn } from '@/lib/billing/paying/rules/plan-losses'
import { isFinalEnd, subscriptionBadges } from '@/lib/billing/paying/rules/subscription-state'
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

test('a smaller plan says which numbers get smaller', () => {
  const business = { externalsPerReview: 100, applausePerPersonAndMonth: 30, aiRequestLimit: 100 }
  const pro = { externalsPerReview: 25, applausePerPersonAndMonth: 10, aiRequestLimit: 30 }
  expect(lessOn(pro, business)).toEqual([
    'External reviewers per form: 25 instead of 100.',
    'Applause per person and month: 10 instead of 30.',
    'AI drafts per person and month: 30 instead of 100.',
  ])
  expect(lessOn(business, pro)).toEqual([])
  expect(lessOn(pro, { ...pro, applausePerPersonAndMonth: null })).toEqual([
    'Applause per person and month: 10 instead of any number.',
  ])
  expect(lessOn({ ...pro, applausePerPersonAndMonth: null }, pro)).toEqual([])
})

test('a cancellation is final in the last three days, because Razorpay has it then', () => {
  const chargeAt = new Date('2026-12-10T06:00:00Z')
  const days = ['2026-12-07T05:59:00Z', '2026-12-07T06:00:00Z', '2026-12-09T06:00:00Z']
  expect(days.map((now) => isFinalEnd(chargeAt, new Date(now)))).toEqual([false, true, true])
})

test('says before the first payment that it ends the trial', () => {
  const at = new Date('2026-11-28T06:00:00Z')
  const trial = (planEndsAt: Date | null, isTrial = true) => trialLostInWords({ isTrial, planEndsAt }, at, 'UTC')
  expect(trial(new Date('2026-12-12T06:00:00Z'))).toBe('Your trial ends with it, 14 days early.')
  expect(trial(new Date('2026-11-29T06:00:00Z'))).toBe('Your trial ends with it, a day early.')
  expect([trial(at), trial(null), trial(new Date('2026-12-12T06:00:00Z'), false)]).toEqual([null, null, null])
})
