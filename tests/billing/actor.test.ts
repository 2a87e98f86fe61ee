import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { daysFrom, now } from '@/lib/platform/clock'
import { aMember } from '@/tests/factories/members'
import { aSubscription, type GivenSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'

const tomorrow = () => daysFrom(now(), 1)
const yesterday = () => daysFrom(now(), -1)

type Given = Omit<GivenSubscription, 'workspace'>

/** What somebody may do whose workspace has had these subscriptions, in this order. */
async function planAfter(...given: Given[]) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { memberId } = await aMember({ workspace })
  for (const one of given) await aSubscription({ workspace, ...one })
  const { plan, subscriptionStatus, isBilled } = await getFrame(await memberActor(memberId))
  return [plan, subscriptionStatus, isBilled]
}

const cases: [what: string, given: () => Given[], plan: string, status: string | null][] = [
  ['never had one', () => [], 'FREE', null],
  ['pays for one', () => [{ plan: 'BUSINESS' }], 'BUSINESS', 'ACTIVE'],
  ['tries one', () => [{ isTrial: true, trialEndsAt: tomorrow() }], 'PRO', 'ACTIVE'],
  ['has tried one', () => [{ isTrial: true, trialEndsAt: yesterday() }], 'FREE', 'EXPIRED'],
  ['has canceled one that runs on', () => [{ status: 'CANCELED', endsAt: tomorrow() }], 'PRO', 'CANCELED'],
  ['has canceled one that is over', () => [{ status: 'CANCELED', endsAt: yesterday() }], 'FREE', 'CANCELED'],
  ['did not go on paying', () => [{ status: 'EXPIRED' }], 'FREE', 'EXPIRED'],
  ['is about to pay', () => [{ status: 'INITIATED' }], 'FREE', null],
  ['is about to pay for more', () => [{ plan: 'PRO' }, { plan: 'BUSINESS', status: 'INITIATED' }], 'PRO', 'ACTIVE'],
  [
    'pays again after an end',
    () => [{ status: 'CANCELED', plan: 'ENTERPRISE', endsAt: tomorrow() }, { plan: 'PRO' }],
    'PRO',
    'ACTIVE',
  ],
]

test.each(cases)('a workspace that %s', async (_what, given, plan, status) => {
  expect(await planAfter(...given())).toEqual([plan, status, true])
})
