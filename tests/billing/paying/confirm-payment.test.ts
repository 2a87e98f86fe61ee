import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { confirmPayment } from '@/lib/billing/paying/commands/confirm-payment'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, theRazorpay } from './the-razorpay'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const signedBy = (answer: { razorpay_payment_id: string; razorpay_signature: string }) => ({
  paymentId: answer.razorpay_payment_id,
  signature: answer.razorpay_signature,
})

test('starts the plan in place of the trial, once Razorpay has signed', async () => {
  const razorpay = await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 3) })
  const { id, remote } = await aCheckout(admin, razorpay, { plan: 'BUSINESS', people: 5 })
  const paid = signedBy(razorpay.books.pay(remote))
  await expectRefused(confirmPayment(admin, { id, ...paid, signature: 'f'.repeat(64) }), 'invalid')
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'PRO', isTrial: true })
  for (let press = 0; press < 3; press++) await confirmPayment(admin, { id, ...paid })
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({
    plan: 'BUSINESS',
    subscriptionStatus: 'ACTIVE',
    isTrial: false,
    peopleLimit: 5,
  })
  const started = { workspaceId: workspace.id, action: 'plan.changed' }
  expect(await db.auditEntry.findMany({ where: started, select: { memberId: true, title: true } })).toEqual([
    { memberId: admin.memberId, title: 'Business for 5 people is paid for' },
  ])
  expect(await db.payment.findMany({ where: { workspaceId: workspace.id }, select: { amount: true } })).toEqual([
    { amount: 34_900 * 5 },
  ])
  expect(await db.upcomingInvoice.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([
    { amount: 34_900 * 5, status: 'PENDING', description: 'Business for 5 people' },
  ])
})

test('a signature of another subscription counts for nothing', async () => {
  const razorpay = await theRazorpay()
  const [mine, other] = await Promise.all(
    [1, 2].map(async () => anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })),
  )
  if (!mine || !other) throw new Error('Two Admins are needed.')
  const [unpaid, paid] = [await aCheckout(mine, razorpay), await aCheckout(other, razorpay)]
  const signed = signedBy(razorpay.books.pay(paid.remote))
  await expectRefused(confirmPayment(mine, { id: unpaid.id, ...signed }), 'invalid')
  await expectRefused(confirmPayment(mine, { id: paid.id, ...signed }), 'not-found')
})
