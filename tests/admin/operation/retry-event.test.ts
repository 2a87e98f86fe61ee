import { expect, test } from 'vitest'
import { retryEvent } from '@/lib/admin/operation/commands/retry-event'
import { db } from '@/lib/platform/db'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWaitingEvent } from '@/tests/factories/platform/platform'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aCheckout, theRazorpay } from '@/tests/billing/paying/the-razorpay'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

async function aPaymentNobodyHeardOf() {
  const razorpay = await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id, razorpayId, remote } = await aCheckout(await anAdmin({ workspace }), razorpay)
  razorpay.books.pay(remote)
  const statusOf = async () => (await db.subscription.findUniqueOrThrow({ where: { id } })).status
  return { ...razorpay, workspace, event: await aWaitingEvent(razorpayId), statusOf }
}

test('works on a webhook that waited, once, and the log of its workspace says so', async () => {
  const { event, workspace, statusOf } = await aPaymentNobodyHeardOf()
  const root = await aSuperAdmin()
  const presses = await Promise.all([retryEvent(root, event), retryEvent(root, event)])
  expect(presses.map(({ count }) => count).toSorted()).toEqual([0, 1])
  expect(await statusOf()).toBe('ACTIVE')
  expect((await db.paymentEvent.findUniqueOrThrow({ where: event })).workedOnAt).not.toBeNull()
  expect((await actsOn(root, workspace.id)).map(([action]) => action)).toEqual(['webhook.retried'])
})

test('says so when Razorpay does not answer, and the webhook goes on waiting', async () => {
  const { event, standIn, workspace } = await aPaymentNobodyHeardOf()
  const root = await aSuperAdmin()
  standIn.fail({ under: '/razorpay/v1', times: 2, kind: 'reset' })
  await expectRefused(retryEvent(root, event), 'conflict')
  expect((await db.paymentEvent.findUniqueOrThrow({ where: event })).workedOnAt).toBeNull()
  expect(await actsOn(root, workspace.id)).toEqual([])
})

test('refuses one that is not there', async () => {
  await expectRefused(retryEvent(await aSuperAdmin(), { id: 'evt_none' }), 'not-found')
})
