import { expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { findPlanNotice, getPlanOverview } from '@/lib/billing/queries'
import { endInWords, freeInWords, planNotice, type PlanState } from '@/lib/billing/rules'
import { daysFrom, now } from '@/lib/platform/clock'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aSubscription, freeNumbers } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const at = new Date('2026-11-21T12:00:00Z')
const inDays = (days: number) => daysFrom(at, days)

const planState = (given: Partial<PlanState> = {}): PlanState => ({
  plan: 'PRO',
  subscriptionStatus: 'ACTIVE',
  isBilled: true,
  isTrial: false,
  planEndsAt: null,
  overdueAt: null,
  peopleCount: 5,
  ...freeNumbers,
  peopleLimit: 100,
  freePeopleLimit: 10,
  ...given,
})

const lapsed = (given: Partial<PlanState> = {}) =>
  planState({ plan: 'FREE', subscriptionStatus: 'EXPIRED', planEndsAt: inDays(-2), peopleLimit: 10, ...given })

const cases: [what: string, given: PlanState, kind: string | null, title?: string][] = [
  ['pays and fits', planState(), null],
  ['is on Free and fits', planState({ plan: 'FREE', subscriptionStatus: null }), null],
  ['tries it for eight more days', planState({ isTrial: true, planEndsAt: inDays(8) }), null],
  [
    'tries it for seven',
    planState({ isTrial: true, planEndsAt: inDays(7) }),
    'ending',
    'Your Pro trial ends in 7 days',
  ],
  [
    'tries it until tomorrow',
    planState({ isTrial: true, planEndsAt: inDays(1) }),
    'ending',
    'Your Pro trial ends tomorrow',
  ],
  [
    'has canceled',
    planState({ subscriptionStatus: 'CANCELED', planEndsAt: inDays(3) }),
    'ending',
    'Your Pro plan ends in 3 days',
  ],
  ['pays until an end', planState({ planEndsAt: inDays(3) }), 'ending', 'Your Pro plan ends in 3 days'],
  ['has lapsed', lapsed(), 'expired', 'Your subscription has been expired.'],
  ['has lapsed at no known day', lapsed({ planEndsAt: null }), 'expired'],
  ['has lapsed long ago and fits', lapsed({ planEndsAt: inDays(-15) }), null],
  ['has lapsed long ago and does not fit', lapsed({ planEndsAt: inDays(-15), peopleCount: 11 }), 'expired'],
  ['has become smaller', planState({ peopleCount: 101 }), 'over-limit', 'You have more people than Pro includes'],
  ['is full to the last place', planState({ peopleCount: 100 }), null],
  ['has no limit', planState({ plan: 'ENTERPRISE', peopleLimit: null, peopleCount: null }), null],
  ['is not billed', lapsed({ isBilled: false, peopleCount: 900 }), null],
]

test.each(cases)('of a workspace that %s', (_what, given, kind, title) => {
  const notice = planNotice(given, at, 'UTC')
  expect(notice?.kind ?? null).toBe(kind)
  if (title !== undefined) expect(notice?.title).toBe(title)
})

test('it says what will happen, when, and what is read-only', () => {
  const ending = planNotice(planState({ isTrial: true, planEndsAt: inDays(3) }), at, 'UTC')
  expect(ending?.text).toBe(
    'After Nov 24, 2026 you’re on Free: 10 people, 2 templates, no applause, imports, external reviewers or recurring meetings. Nothing is deleted.',
  )
  const over = planNotice(planState({ peopleCount: 140 }), at, 'UTC')
  expect(over?.text).toBe('You have 140 people, and 100 are included. They keep their access, but you can’t add more.')
  expect(planNotice(planState({ peopleCount: 1001 }), at, 'UTC')?.text).toContain('more than 1,000 people')
  const large = planState({ peopleLimit: 2000, peopleCount: 2001 })
  expect(planNotice(large, at, 'UTC')?.text).toContain('more than 2,000 people')
})

test('the plan tab announces the end of a trial from its first day, and no other end earlier', () => {
  const onTab = (given: PlanState) => planNotice(given, at, 'UTC', { isPlanTab: true })
  expect(onTab(planState({ isTrial: true, planEndsAt: inDays(14) }))).toMatchObject({
    title: 'Your Pro trial ends in 14 days',
    text: expect.stringContaining('After Dec 05, 2026 you’re on Free: 10 people, '),
  })
  expect(onTab(planState({ planEndsAt: inDays(14) }))).toBeNull()
  expect(onTab(planState())).toBeNull()
})

test.each([
  ['2026-11-24T12:00:00Z', 'UTC', 'ends in 3 days'],
  ['2026-11-22T00:00:00Z', 'UTC', 'ends tomorrow'],
  ['2026-11-21T12:00:01Z', 'UTC', 'ends today'],
  ['2026-11-22T01:00:00Z', 'America/Los_Angeles', 'ends today'],
  ['2026-11-21T22:00:00Z', 'Australia/Sydney', 'ends tomorrow'],
  ['2026-11-21T12:00:00Z', 'UTC', 'has ended'],
  ['2026-11-19T12:00:00Z', 'UTC', 'has ended'],
])('what ends at %s, in %s: %s', (endsAt, zone, words) => {
  expect(endInWords(new Date(endsAt), at, zone)).toBe(words)
})

test.each([
  ['America/Los_Angeles', '2026-12-11T01:00:00Z', '2026-12-10T18:00:00Z', 'ends today', 'Dec 10, 2026'],
  ['Australia/Sydney', '2026-12-10T22:00:00Z', '2026-12-10T03:00:00Z', 'ends tomorrow', 'Dec 11, 2026'],
])('in %s words and date are of one clock', (zone, endsAt, moment, words, day) => {
  const trial = planState({ isTrial: true, planEndsAt: new Date(endsAt) })
  const notice = planNotice(trial, new Date(moment), zone)
  expect(notice).toMatchObject({ title: `Your Pro trial ${words}`, text: expect.stringContaining(`After ${day} `) })
})

test('what Free holds is told in words', () => {
  expect(freeInWords(7)).toMatch(/^7 people, /)
  expect(freeInWords(null)).toMatch(/^any number of people, /)
})

test('only Admins are told, and only they see the plan', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 2) })
  const [admin, manager, member] = await Promise.all([
    anAdmin({ workspace }),
    aManager({ workspace }),
    aMember({ workspace }),
  ])
  expect(await findPlanNotice(admin)).toMatchObject({ kind: 'ending' })
  const overview = await getPlanOverview(admin)
  expect(overview.used).toEqual({ people: 3, invited: 0 })
  expect(overview.plans.map(({ type }) => type)).toEqual(['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE'])
  for (const actor of [manager, member]) {
    expect(await findPlanNotice(actor)).toBeNull()
    await expectRefused(getPlanOverview(actor), 'forbidden')
  }
})

test('a workspace that became too small for its people says so to its Admins', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  for (let index = 0; index < 10; index++) await aMember({ workspace })
  expect((await getFrame(admin)).peopleCount).toBe(11)
  expect(await findPlanNotice(admin)).toMatchObject({ kind: 'over-limit' })
  const member = await aMember({ workspace })
  expect((await getFrame(member)).peopleCount).toBeNull()
})
