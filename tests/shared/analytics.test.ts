import { describe, expect, test } from 'vitest'
import { analyticsChoiceOf, analyticsOn, harmlessOf, turnsAnalyticsOff } from '@/lib/shared/analytics/analytics-rules'
import { countedPage, countedPages } from '@/lib/shared/analytics/counted-pages'
import { addressOf } from '@/tests/structure/support/entries'
import { filesUnder } from '@/tests/structure/support/project'

/** Pages with words about people, with what only their readers may know, or with a secret in the address. */
const neverCounted = [
  /^\/(dashboard|feedback|goals|followups|one-on-one|applaud|reports|template|notifications|profile|admin)(\/|$)/,
  /^\/(auth|forgot-password|reset-password|email-verification-result|newsletter)(\/|$)/,
  // People write to us here.
  /^\/support$/,
  /^\/workspace\/invitation\/\[token\]$/,
  // Not there in production.
  /^\/(mailbox|design)(\/|$)/,
  // It only leads on.
  /^\/users\/edit$/,
]

const pages = filesUnder('app')
  .filter((path) => path.endsWith('/page.tsx'))
  .map(addressOf)

const isNever = (page: string) => neverCounted.some((pattern) => pattern.test(page))
const isCounted = (page: string) => countedPages.some((counted) => counted === page)

describe('every page of the product', () => {
  test('is either counted or never counted', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(pages.filter((page) => isNever(page) === isCounted(page))).toEqual([])
  })

  test('that is counted is there', () => {
    expect(countedPages.filter((page) => !pages.includes(page))).toEqual([])
  })

  test.each(pages)('%s is known by its address', (page) => {
    const path = page.replace(/\[[^\]]+\]/g, crypto.randomUUID())
    expect(countedPage(path)).toBe(isCounted(page) ? page : null)
  })
})

test.each([
  ['/feedback/rvc-secret', null],
  ['/workspace/invitation/secret', null],
  ['/help/anonymity', '/help/[topic]'],
  ['/help/what-can-i-do', '/help/what-can-i-do'],
  ['/help/', null],
  ['/dashboard/secret', null],
  ['//dashboard', null],
  ['/users/import/slack', '/users/import/slack'],
  ['/users/import/secret', '/users/import/[id]'],
])('%s is counted as %s', (path, page) => expect(countedPage(path)).toBe(page))

const agreed = { path: '/pricing', choice: 'yes', isTurnedOff: false, isRefused: false } as const

test.each([
  ['after a yes', {}, '/pricing'],
  ['in the product', { path: '/users/teams/7' }, '/users/teams/[id]'],
  ['before an answer', { choice: null }, 'ask'],
  ['before an answer, in the product', { choice: null, path: '/users' }, null],
  ['after a no', { choice: 'no' }, null],
  ['turned off by the address', { isTurnedOff: true }, null],
  ['turned off before an answer', { isTurnedOff: true, choice: null }, null],
  ['for a browser that asks not to be tracked', { isRefused: true }, null],
  ['for such a browser before an answer', { isRefused: true, choice: null }, null],
  ['on a page with feedback', { path: '/feedback' }, null],
  ['on a page with feedback, before an answer', { path: '/feedback/rvc-secret', choice: null }, null],
] as const)('%s', (_, given, expected) => expect(analyticsOn({ ...agreed, ...given })).toBe(expected))

test.each([
  ['?disable_posthog=true', true],
  ['?tab=plan&disable_posthog=true', true],
  ['?disable_posthog=false', false],
  ['?disable_posthog', false],
  ['', false],
])('%j turns it off: %s', (search, isOff) => expect(turnsAnalyticsOff(search)).toBe(isOff))

test('an answer that is none counts as no answer', () => {
  expect(['yes', 'no', 'YES', '', undefined].map(analyticsChoiceOf)).toEqual(['yes', 'no', null, null, null])
})

test('keeps ids and kinds of what a client says, and drops the rest', () => {
  const said = { distinct_id: 'a', $session_id: 'b', $browser: 'Chrome' }
  const secret = { $current_url: '/feedback/rvc-secret', $referrer: 'x', title: 'Priya', $ip: '10.0.0.1', email: 'a@b' }
  expect(harmlessOf({ ...said, ...secret })).toEqual(said)
})
