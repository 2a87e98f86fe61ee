import { afterEach, expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { createPlan } from '@/lib/billing/offers/commands/create-plan'
import { moveSubscribers } from '@/lib/billing/offers/commands/move-subscribers'
import { getOffer } from '@/lib/billing/offers/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { anOffer } from '@/tests/factories/platform/platform'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const first = await db.plan.findFirstOrThrow({ where: { type: 'BUSINESS', isActive: true } })
const reason = 'Announced a month ago.'

/** What other tests of this worker find sold. */
afterEach(async () => {
  await db.plan.updateMany({ where: { type: 'BUSINESS', isActive: true }, data: { isActive: false } })
  await db.plan.updateMany({ where: { id: first.id }, data: { isActive: true } })
})

test('moves workspaces to the plan that is sold, but for paid subscriptions', async () => {
  const root = await aSuperAdmin()
  // Subscriptions that other tests of this worker left on it.
  await db.subscription.deleteMany({ where: { planId: first.id } })
  const [moved, paying] = [await aWorkspace({ plan: 'BUSINESS' }), await aWorkspace({ plan: 'BUSINESS' })]
  await db.subscription.updateMany({ where: { workspaceId: paying.id }, data: { razorpayId: unique('sub') } })
  await expectRefused(moveSubscribers(root, { id: first.id, reason }), 'conflict')
  await createPlan(root, anOffer({ type: 'BUSINESS', externalsPerReview: '9' }))
  await moveSubscribers(root, { id: first.id, reason })
  expect(await moveSubscribers(root, { id: first.id, reason })).toEqual({ count: 0 })
  expect(await getFrame(await anAdmin({ workspace: moved }))).toMatchObject({ externalsPerReview: 9 })
  expect(await getFrame(await anAdmin({ workspace: paying }))).toMatchObject({ externalsPerReview: 100 })
  expect(await getOffer(root, first.id)).toMatchObject({ subscriberCount: 1, payingCount: 1 })
  expect((await actsOn(root, first.id))[0]).toEqual(['plan.subscribers-moved', reason])
  await expectRefused(moveSubscribers(root, { id: randomId(), reason }), 'not-found')
})

test('a trial counts and moves until it ends', async () => {
  const root = await aSuperAdmin()
  await db.subscription.deleteMany({ where: { planId: first.id } })
  const trial = { plan: 'BUSINESS', isTrial: true } as const
  const [present, lapsed] = [await aWorkspace({ plan: 'FREE' }), await aWorkspace({ plan: 'FREE' })]
  await aSubscription({ ...trial, workspace: present, trialEndsAt: daysFrom(now(), 2) })
  const { id } = await aSubscription({ ...trial, workspace: lapsed, trialEndsAt: daysFrom(now(), -2) })
  expect(await getOffer(root, first.id)).toMatchObject({ subscriberCount: 1, payingCount: 0 })
  await createPlan(root, anOffer({ type: 'BUSINESS' }))
  expect(await moveSubscribers(root, { id: first.id, reason })).toEqual({ count: 1 })
  expect(await getOffer(root, first.id)).toMatchObject({ subscriberCount: 0 })
  expect((await db.subscription.findUniqueOrThrow({ where: { id } })).planId).toBe(first.id)
})
