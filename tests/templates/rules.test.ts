import { expect, test } from 'vitest'
import { copiedTitle, originOf, overLimitWords, readOnlyRefusal } from '@/lib/templates/rules'
import { freeNumbers } from '@/tests/factories/subscriptions'

test.each([
  ['default', { workspaceId: null, creatorId: null }],
  ['mine', { workspaceId: 'acme', creatorId: 'tom' }],
  ['workspace', { workspaceId: 'acme', creatorId: 'priya' }],
] as const)('to Tom it is %s', (origin, template) => {
  expect(originOf(template, 'tom')).toBe(origin)
})

test.each([
  ['FREE', null, 2, null],
  ['FREE', null, 3, 'You have reached the limit for your plan.'],
  ['FREE', 'EXPIRED', 3, 'Your subscription has been expired.'],
  ['PRO', 'ACTIVE', 10, null],
  ['PRO', 'ACTIVE', 11, 'You have reached the limit for your plan.'],
] as const)('on %s (%s) the template at place %i: %s', (plan, subscriptionStatus, place, sentence) => {
  const payer = { plan, subscriptionStatus, ...freeNumbers, isBilled: true }
  const refusal = readOnlyRefusal(payer, place)
  if (sentence === null) expect(refusal).toBeNull()
  else expect(refusal?.message.startsWith(sentence)).toBe(true)
  expect(readOnlyRefusal({ ...payer, isBilled: false }, place)).toBeNull()
})

test.each([
  ['Team pulse', 'Copy of Team pulse'],
  ['  ', 'Copy of an untitled form'],
  ['x'.repeat(120), `Copy of ${'x'.repeat(112)}`],
  [`${'x'.repeat(111)}🙂`, `Copy of ${'x'.repeat(111)}`],
])('a copy of “%s”', (title, copied) => {
  expect(copiedTitle(title, 120)).toBe(copied)
})

test('more than the plan includes are counted above the list, and only then', () => {
  const payer = { plan: 'FREE', subscriptionStatus: 'EXPIRED', ...freeNumbers, isBilled: true } as const
  expect(overLimitWords(payer, 2)).toBeNull()
  expect(overLimitWords(payer, 5)).toContain('includes 2 templates, and there are 5.')
  expect(overLimitWords({ ...payer, plan: 'ENTERPRISE' }, 5)).toBeNull()
  expect(overLimitWords({ ...payer, isBilled: false }, 5)).toBeNull()
})
