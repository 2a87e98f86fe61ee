import { expect, test } from 'vitest'
import { comparison, fittingPlan, headcounts, monthlyPrice, startingPrice } from '@/lib/billing/price-list/rules'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'

const plan = (type: PlanType, pricePerMonth: number, userLimit: number | null) => ({
  type,
  pricePerMonth,
  userLimit,
  isPerUserPricing: true,
  isCustomPricing: false,
  externalsPerReview: 25,
  aiRequestLimit: 30,
  applausePerPersonAndMonth: 10,
})

const free = plan('FREE', 0, 10)
const pro = plan('PRO', 19_900, 100)
const business = plan('BUSINESS', 34_900, 1000)
const enterprise = { ...plan('ENTERPRISE', 0, null), isCustomPricing: true, applausePerPersonAndMonth: null }
const offered = [free, pro, business, enterprise]

test.each([
  [free, 10, 0],
  [free, 11, null],
  [pro, 25, 497_500],
  [pro, 101, null],
  [{ ...pro, isPerUserPricing: false }, 25, 19_900],
  [{ ...pro, userLimit: null }, 5_000, 99_500_000],
  [enterprise, 5, null],
])('a plan costs its people a month, where they fit', (offer, people, price) => {
  expect(monthlyPrice(offer, people)).toBe(price)
})

test.each([
  [10, 'FREE'],
  [11, 'PRO'],
  [100, 'PRO'],
  [125, 'BUSINESS'],
  [1001, null],
])('%i people fit the cheapest plan with room for them', (people, type) => {
  expect(fittingPlan(offered, people)).toBe(type)
})

test('headcounts rise, and hold the limits of the plans', () => {
  expect(headcounts).toEqual(headcounts.toSorted((one, other) => one - other))
  expect(headcounts).toEqual(expect.arrayContaining([1, 10, 100, 1000]))
})

test('the price in a line is that of the cheapest plan', () => {
  expect(startingPrice(offered)).toBe('Free for up to 10 people, then from ₹199 per person and month.')
  expect(startingPrice([business])).toBe('From ₹349 per person and month.')
  expect(startingPrice([{ ...free, userLimit: null }])).toBe('Free.')
})

test('the comparison shows what the gates ask, and what Free leaves out', () => {
  const rows = Object.fromEntries(comparison(offered).map(({ label, shares }) => [label, shares]))
  expect(rows['People']).toEqual(['10', '100', '1,000', 'Any number'])
  expect(rows['Templates']).toEqual(['2', '10', '10', '50'])
  expect(rows['External reviewers per form']).toEqual([false, '25', '25', '25'])
  expect(rows['Applause per person and month']).toEqual([false, '10', '10', 'Any number'])
  expect(rows['Recurring follow-ups']).toEqual([false, true, true, true])
})
