import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { operatorActor } from '@/lib/access/operator'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { workOnEvents } from '@/lib/billing/paying/jobs'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, hear, theRazorpay } from './the-razorpay'
import { aWorkspace } from '@/tests/factories/workspaces'

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
