import { expect, test } from 'vitest'
import type { Payer } from '@/lib/billing/rules'
import { quotaInWords, usedUp } from '@/lib/summaries/rules/ai-quota'

const payer: Payer = {
  plan: 'PRO',
  subscriptionStatus: 'ACTIVE',
  peopleLimit: 100,
  isBilled: true,
  externalsPerReview: 25,
  aiRequestLimit: 30,
  aiRequestsPerDay: 10,
  aiTokensPerDay: 40_000,
  applausePerPersonAndMonth: 10,
}

const day = '2026-11-26'
const used = (requestsThisMonth: number, requestsToday = 0, tokensToday = 0) => ({
  requestsThisMonth,
  requestsToday,
  tokensToday,
})
const words = (what = used(0), by = payer) => quotaInWords(by, what, day)

test('says what one costs and when it is there again', () => {
  expect(words(used(3, 1))).toBe('27 AI drafts left this month, 9 today.')
  expect(words(used(29, 1))).toBe('1 AI draft left this month, 1 today.')
})

test.each([
  ['the month', used(30), 'Dec 01, 2026'],
  ['the day', used(10, 10), 'Nov 27, 2026'],
  ['the tokens of the day', used(2, 2, 40_000), 'Nov 27, 2026'],
])('says that %s is used up, in the words of every other limit', (_what, spent, resets) => {
  expect(words(spent)).toBe(`You have reached the limit for your plan. Resets ${resets}.`)
  expect(usedUp(payer, spent, 1, day)).toMatchObject({ refusal: { code: 'plan-limit' } })
})

test('a plan that lapsed says so', () => {
  const lapsed: Payer = { ...payer, plan: 'FREE', subscriptionStatus: 'EXPIRED', aiRequestLimit: 5 }
  expect(words(used(5), lapsed)).toContain('Your subscription has been expired.')
})

test('without billing nothing is counted', () => {
  const free = { ...payer, isBilled: false }
  expect(words(used(500, 500, 1_000_000), free)).toBeNull()
  expect(usedUp(free, used(500, 500, 1_000_000), 1000, day)).toBeNull()
})
