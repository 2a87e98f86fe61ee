import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { operatorActor } from '@/lib/access/operator'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { workOnEvents } from '@/lib/billing/paying/jobs'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, hear, theRazorpay } from './the-razorpay'
import { aWorkspace } from '@/tests/factories/workspaces'
import { DECLINED } from '@/tests/support/providers/razorpay/razorpay-books'

async function aPaidPlan() {
  const razorpay = await theRazorpay()
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const checkout = await aCheckout(admin, razorpay, { people: 2 })
  razorpay.books.pay(checkout.remote)
  await workOnEvent(operatorActor(), checkout)
  const planNow = async () => getFrame(await memberActor(admin.memberId))
  const work = () => workOnEvent(operatorActor(), checkout)
  return { ...razorpay, ...checkout, planNow, work }
}

test('a card that fails is overdue and still counts; then FREE; and paying again restores everything', async () => {
  const { books, remote, planNow, work, id } = await aPaidPlan()
  books.failCharge(remote)
  await work()
  expect(await planNow()).toMatchObject({ plan: 'PRO', subscriptionStatus: 'ACTIVE', overdueAt: expect.any(Date) })
  expect(
    await db.upcomingInvoice.findUniqueOrThrow({
      where: { subscriptionId_kind: { subscriptionId: id, kind: 'RENEWAL' } },
    }),
  ).toMatchObject({ status: 'OVERDUE', amount: 39_800 })
  books.failCharge(remote, 'halted')
  await work()
  expect(await planNow()).toMatchObject({ plan: 'FREE', subscriptionStatus: 'EXPIRED' })
  books.charge(remote)
  await work()
  expect(await planNow()).toMatchObject({
    plan: 'PRO',
    subscriptionStatus: 'ACTIVE',
    overdueAt: null,
    planEndsAt: null,
  })
  expect(await db.payment.count({ where: { subscriptionId: id } })).toBe(2)
})

test('the last failed attempt is kept until it is paid', async () => {
  const { books, remote, work, id } = await aPaidPlan()
  const failed = async () => {
    const select = { failedAt: true, failedAmount: true, failure: true, failedTries: true }
    return db.subscription.findUniqueOrThrow({ where: { id }, select })
  }
  books.failCharge(remote)
  await work()
  const first = { failedAt: expect.any(Date), failedAmount: 39_800, failure: DECLINED, failedTries: 1 }
  expect(await failed()).toEqual(first)
  const later = daysFrom(now(), 1)
  books.settings.now = () => later
  books.failCharge(remote, 'halted')
  await work()
  const second = { ...first, failedAt: new Date(Math.floor(later.getTime() / 1000) * 1000), failedTries: 2 }
  expect(await failed()).toEqual(second)
  books.attempts.clear()
  await work()
  expect(await failed()).toEqual(second)
  books.charge(remote)
  await work()
  expect(await failed()).toEqual({ failedAt: null, failedAmount: null, failure: null, failedTries: null })
})

test('a payment is overdue even where Razorpay does not say why it failed', async () => {
  const { books, remote, standIn, work, planNow } = await aPaidPlan()
  books.failCharge(remote)
  standIn.fail({ under: '/razorpay/v1/orders', times: 1, kind: 'reset' })
  await work()
  expect(await planNow()).toMatchObject({ overdueAt: expect.any(Date) })
})

test('what is over at Razorpay stays over', async () => {
  const { books, remote, planNow, work } = await aPaidPlan()
  books.end(remote)
  await work()
  remote.status = 'active'
  await work()
  expect(await planNow()).toMatchObject({ plan: 'FREE', subscriptionStatus: 'CANCELED' })
})

test('an event waits while Razorpay does not answer', async () => {
  const { books, standIn, remote, planNow } = await aPaidPlan()
  // Those of other tests would take the failures that are meant for this one.
  await db.paymentEvent.deleteMany()
  books.failCharge(remote, 'halted')
  const [event] = books.events.slice(-1)
  if (event) await hear(event)
  standIn.fail({ under: '/razorpay/v1', times: 2, kind: 'reset' })
  await expect(workOnEvents(now())).rejects.toThrow()
  expect((await planNow()).plan).toBe('PRO')
  standIn.heal()
  await workOnEvents(now())
  expect((await planNow()).plan).toBe('FREE')
})
