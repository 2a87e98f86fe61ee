import type { DraftFacts } from '@/lib/reviews/drafting/rules/draft-faults'
import { permissionFaults } from '@/lib/reviews/drafting/rules/permission-faults'
import { test, expect } from 'vitest'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { countAsked, withoutUnsubscribed } from '@/lib/reviews/model/rules/audience'

const bars = { externalBlockedReason: null, anonymityBlockedReason: null, templatesBlockedReason: null }
const facts: DraftFacts = {
  askedCount: 2,
  groups: [],
  creatorId: 'me',
  unsubscribed: new Set(),
  colleagues: new Set(),
  at: new Date('2026-11-21T12:00:00Z'),
  can: { askAboutOthers: true, askMost: 1000, externalLimit: 2, ...bars },
}
const unlimited = { ...facts, can: { ...facts.can, externalLimit: null } }
const expired = { ...facts, can: { ...facts.can, externalBlockedReason: 'Your subscription has been expired.' } }

test.each([
  ['as many as the plan includes, each counted once', ['a@x.io', 'b@x.io', 'A@x.io'], facts, undefined],
  ['one more than that', ['a@x.io', 'b@x.io', 'c@x.io'], facts, 'You have reached the limit for your plan.'],
  ['more than that, after the plan', ['a@x.io', 'b@x.io', 'c@x.io'], expired, 'Your subscription has been expired.'],
  ['any number without a limit', ['a@x.io', 'b@x.io', 'c@x.io'], unlimited, undefined],
])('people outside: %s', (_case, emails, known, fault) => {
  expect(permissionFaults({ ...newFormContent('blank', 'UTC'), emails }, known).emails).toBe(fault)
})

test('people outside who want no mail are named before it is sent, and not counted', () => {
  const written = { ...newFormContent('blank', 'UTC'), emails: ['a@x.io', 'b@x.io'] }
  const unsubscribed = new Set(['b@x.io'])
  expect(permissionFaults(written, { ...facts, unsubscribed }).emails).toMatch(/^b@x\.io can’t be asked:/)
  expect(countAsked(withoutUnsubscribed(written, unsubscribed), 'me', new Map())).toBe(1)
  expect(countAsked(withoutUnsubscribed(written, new Set()), 'me', new Map())).toBe(2)
})

test('addresses of colleagues are named before it is sent', () => {
  const written = { ...newFormContent('blank', 'UTC'), emails: ['a@x.io', 'ben@here.io'] }
  const colleagues = new Set(['ben@here.io'])
  expect(permissionFaults(written, { ...facts, colleagues }).emails).toBe(
    'ben@here.io belongs to a colleague. Choose them under People instead.',
  )
})
