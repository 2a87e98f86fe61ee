import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POST } from '@/app/api/webhooks/razorpay/route'
import { operatorActor } from '@/lib/access/operator'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { workOnEvents } from '@/lib/billing/paying/jobs'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, theRazorpay } from './the-razorpay'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { signed } from '@/tests/support/providers/razorpay-books'
import { providerSettings } from '@/tests/support/providers/settings'
import { NextRequest } from 'next/server'

const { RAZORPAY_WEBHOOK_SECRET: secret } = providerSettings('')

type Sent = { id: string; body: string; signature?: string }

const send = ({ id, body, signature = signed(secret, body) }: Sent) =>
  POST(
    new NextRequest('http://rapport.test/api/webhooks/razorpay', {
      ...{ method: 'POST', body },
      headers: { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature },
    }),
  )

const shuffled = <Item>(all: readonly Item[]) =>
  all
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

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
  expect((await send({ id, body: `${body} `, signature: signed(secret, body) })).status).toBe(400)
  expect((await send({ id, body, signature: '' })).status).toBe(400)
  expect((await send({ id, body: '[]' })).status).toBe(400)
  expect(await db.paymentEvent.count({ where: { id } })).toBe(0)
})

test('what is about no subscription of ours is done with', async () => {
  await theRazorpay()
  const razorpayId = 'sub_00000000000001'
  const id = unique('evt')
  await receiveEvent(operatorActor(), { id, kind: 'subscription.charged', razorpayId })
  await workOnEvents(now())
  expect((await db.paymentEvent.findUniqueOrThrow({ where: { id } })).workedOnAt).not.toBeNull()
})

const samples = '/work/shared/contracts/razorpay-webhooks-md/subscriptions.md'

test.skipIf(!existsSync(samples))(
  'takes each of the samples that Razorpay publishes, if they are at hand',
  async () => {
    await theRazorpay()
    const bodies = [...readFileSync(samples, 'utf8').matchAll(/```json[^\n]*\n(\{.*?\n\})\n```/gs)]
      .flatMap(([, body = '']) => (body.includes('"event":') ? [body] : []))
      .map((body) => ({ id: unique('evt'), body }))
    expect(bodies.length).toBeGreaterThan(8)
    for (const event of shuffled([...bodies, ...bodies, ...bodies])) expect((await send(event)).status).toBe(200)
    const ids = bodies.map(({ id }) => id)
    expect(await db.paymentEvent.count({ where: { id: { in: ids } } })).toBe(bodies.length)
    for (const { id, body } of bodies)
      expect(
        (await send({ id, body: body.replace('"event"', '"Event"'), signature: signed(secret, body) })).status,
      ).toBe(400)
  },
)
