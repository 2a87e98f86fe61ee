import { expect, test } from 'vitest'
import { POST } from '@/app/api/webhooks/razorpay/route'
import { operatorActor } from '@/lib/access/operator'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { workOnEvents } from '@/lib/billing/paying/jobs'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, theRazorpay } from './the-razorpay'
import { askedWith, shuffled, signatureOf, type Sent } from './webhook'

const send = (sent: Sent) => POST(askedWith(sent))
import { aWorkspace, unique } from '@/tests/factories/workspaces'

test('any order and any number of events have one effect', async () => {
  const { books, ...razorpay } = await theRazorpay()
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const { id, remote } = await aCheckout(admin, { books, ...razorpay }, { people: 2 })
  books.pay(remote)
  for (const event of shuffled([...books.events, ...books.events, ...books.events])) {
    expect((await send(event)).status).toBe(200)
  }
  await workOnEvents(now())
  const row = await db.subscription.findUniqueOrThrow({ where: { id } })
  expect(row).toMatchObject({ status: 'ACTIVE', razorpayStatus: 'active', amount: 39_800 })
  expect(await db.payment.count({ where: { subscriptionId: id } })).toBe(1)
  const audited = { workspaceId: admin.workspaceId, action: 'plan.changed' }
  expect(await db.auditEntry.count({ where: audited })).toBe(1)
})

test('refuses what Razorpay did not sign, and what is no event', async () => {
  const body = JSON.stringify({ event: 'subscription.charged', payload: {} })
  const id = unique('evt')
  expect((await send({ id, body, signature: 'f'.repeat(64) })).status).toBe(400)
  expect((await send({ id, body: `${body} `, signature: signatureOf(body) })).status).toBe(400)
  expect((await send({ id, body, signature: '' })).status).toBe(400)
  expect((await send({ id, body: '[]' })).status).toBe(400)
  expect(await db.paymentEvent.count({ where: { id } })).toBe(0)
  const counted = { kind: 'webhook', name: 'Razorpay: not signed with the webhook secret' }
  expect(await db.failure.count({ where: counted })).toBe(1)
})

test('what is about no subscription of ours is done with', async () => {
  await theRazorpay()
  const razorpayId = 'sub_00000000000001'
  const id = unique('evt')
  await receiveEvent(operatorActor(), { id, kind: 'subscription.charged', razorpayId })
  await workOnEvents(now())
  expect((await db.paymentEvent.findUniqueOrThrow({ where: { id } })).workedOnAt).not.toBeNull()
})
