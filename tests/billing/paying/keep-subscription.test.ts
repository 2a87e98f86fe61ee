import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { keepSubscription } from '@/lib/billing/paying/commands/keep-subscription'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, theRazorpay } from './the-razorpay'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('takes a cancellation back until it has reached Razorpay', async () => {
  const razorpay = await theRazorpay()
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const checkout = await aCheckout(admin, razorpay)
  const { id } = checkout
  razorpay.books.pay(checkout.remote)
  await workOnEvent(operatorActor(), checkout)
  await endSubscription(admin, { id })
  for (let press = 0; press < 2; press++) await keepSubscription(admin, { id })
  expect((await getPaying(admin)).subscription).toMatchObject({ endsAt: null })
  expect(
    await db.upcomingInvoice.findUniqueOrThrow({
      where: { subscriptionId_kind: { subscriptionId: id, kind: 'RENEWAL' } },
    }),
  ).toMatchObject({ amount: 19_900, status: 'PENDING' })
  await endSubscription(admin, { id })
  await db.subscription.update({ where: { id }, data: { endSentAt: now() } })
  await expectRefused(keepSubscription(admin, { id }), 'conflict')
})
