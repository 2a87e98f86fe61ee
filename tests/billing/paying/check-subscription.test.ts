import { afterEach, expect, test } from 'vitest'
import { memberActor, systemActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { keepSubscription } from '@/lib/billing/paying/commands/keep-subscription'
import { checkSubscriptions } from '@/lib/billing/paying/jobs'
import { daysFrom, hoursFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, theRazorpay } from './the-razorpay'
import { aWorkspace } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

afterEach(() => setClock())

async function aWorld() {
  const razorpay = await theRazorpay()
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const checkout = await aCheckout(admin, razorpay)
  const check = () => checkSubscription(systemActor(admin.workspaceId), checkout)
  return { ...razorpay, admin, ...checkout, check }
}

const statusOf = async (id: string) => (await db.subscription.findUniqueOrThrow({ where: { id } })).status

test('a checkout that nobody pays expires after a day, and no subscription is said to have been', async () => {
  const { id, check, admin } = await aWorld()
  await check()
  expect(await statusOf(id)).toBe('INITIATED')
  const later = hoursFrom(now(), 25)
  setClock(() => later)
  await check()
  expect(await statusOf(id)).toBe('EXPIRED')
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'FREE', subscriptionStatus: null })
})

test('finds a payment that no event ever told of', async () => {
  const { id, books, remote } = await aWorld()
  books.pay(remote)
  const later = hoursFrom(now(), 7)
  await checkSubscriptions(later)
  setClock(() => later)
  await checkSubscriptions(later)
  expect(await statusOf(id)).toBe('ACTIVE')
})

test('tells Razorpay of an end three days before it, and lets the subscription end by itself', async () => {
  const { id, books, remote, admin, check } = await aWorld()
  books.pay(remote)
  await check()
  await endSubscription(admin, { id })
  await check()
  expect(remote.endsWithPeriod).toBe(false)
  const end = new Date((remote.charge_at ?? 0) * 1000)
  setClock(() => daysFrom(end, -3))
  await check()
  expect(remote.endsWithPeriod).toBe(true)
  expect(await statusOf(id)).toBe('ACTIVE')
  setClock(() => end)
  books.turnPeriod(remote)
  await check()
  expect(await statusOf(id)).toBe('CANCELED')
  expect(await db.payment.count({ where: { subscriptionId: id } })).toBe(1)
})

test('a cancellation on its way to Razorpay can’t be undone', async () => {
  const { id, books, remote, admin, check, meanwhile } = await aWorld()
  books.pay(remote)
  await check()
  await endSubscription(admin, { id })
  const end = new Date((remote.charge_at ?? 0) * 1000)
  setClock(() => daysFrom(end, -2))
  let keeping: Promise<string> | undefined
  meanwhile('/cancel', () => {
    keeping = outcomeOf(keepSubscription(admin, { id }))
    return Promise.race([keeping, untilAwaited()])
  })
  await check()
  expect(await keeping).toBe('conflict')
  expect(remote.endsWithPeriod).toBe(true)
})

test('a cancellation that Razorpay doesn’t confirm can still be undone', async () => {
  const { id, books, remote, admin, check, standIn } = await aWorld()
  books.pay(remote)
  await check()
  await endSubscription(admin, { id })
  const end = new Date((remote.charge_at ?? 0) * 1000)
  setClock(() => daysFrom(end, -2))
  standIn.fail({ under: `/razorpay/v1/subscriptions/${remote.id}/cancel`, kind: 'reset' })
  await expect(check()).rejects.toThrow()
  await keepSubscription(admin, { id })
  await check()
  expect(remote.endsWithPeriod).toBe(false)
})

test('a subscription that ended at Razorpay without an event ends here', async () => {
  const { id, books, remote, admin, check } = await aWorld()
  books.pay(remote)
  await check()
  await endSubscription(admin, { id })
  const end = new Date((remote.charge_at ?? 0) * 1000)
  setClock(() => end)
  books.end(remote)
  await check()
  expect(await statusOf(id)).toBe('CANCELED')
})

test('one that Razorpay does not know is left as it is', async () => {
  const { id, books, remote, check } = await aWorld()
  books.subscriptions.delete(remote.id)
  await check()
  expect(await statusOf(id)).toBe('INITIATED')
})
