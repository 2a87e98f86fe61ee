import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { operatorActor } from '@/lib/access/operator'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, theRazorpay } from './the-razorpay'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('ends with what is paid, counts until then, and charges nothing more', async () => {
  const razorpay = await theRazorpay()
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const checkout = await aCheckout(admin, razorpay)
  const { id, remote } = checkout
  await expectRefused(endSubscription(admin, { id }), 'conflict')
  razorpay.books.pay(remote)
  await workOnEvent(operatorActor(), checkout)
  for (let press = 0; press < 2; press++) await endSubscription(admin, { id })
  const end = new Date((remote.charge_at ?? 0) * 1000)
  expect((await getPaying(admin)).subscription).toMatchObject({ endsAt: end, canBeKept: true })
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'PRO', planEndsAt: end })
  await workOnEvent(operatorActor(), checkout)
  expect(await db.upcomingInvoice.count({ where: { subscriptionId: id } })).toBe(0)
})
