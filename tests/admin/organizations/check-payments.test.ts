import { expect, test } from 'vitest'
import { checkPayments } from '@/lib/admin/organizations/commands/check-payments'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aCheckout, theRazorpay } from '@/tests/billing/paying/the-razorpay'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

async function aCheckoutThatFailed() {
  const razorpay = await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id, remote } = await aCheckout(await anAdmin({ workspace }), razorpay)
  razorpay.books.pay(remote)
  razorpay.books.failCharge(remote)
  return { ...razorpay, remote, workspace, find: () => db.subscription.findUniqueOrThrow({ where: { id } }) }
}

test('finds out what became of the payments of a workspace', async () => {
  const { workspace, find } = await aCheckoutThatFailed()
  const root = await aSuperAdmin()
  expect(await checkPayments(root, workspace)).toMatchObject({ isOverdue: true })
  expect(await find()).toMatchObject({ status: 'ACTIVE', razorpayStatus: 'pending', overdueAt: expect.any(Date) })
  expect((await actsOn(root, workspace.id)).map(([action]) => action)).toEqual(['workspace.payments-checked'])
})

test('tells whether a payment is still past due', async () => {
  const { workspace, books, remote } = await aCheckoutThatFailed()
  books.charge(remote)
  expect(await checkPayments(await aSuperAdmin(), workspace)).toMatchObject({ isOverdue: false })
})

test('says so when Razorpay does not answer', async () => {
  const { workspace, standIn, find } = await aCheckoutThatFailed()
  standIn.fail({ under: '/razorpay/v1', times: 2, kind: 'reset' })
  await expectRefused(checkPayments(await aSuperAdmin(), workspace), 'conflict')
  expect(await find()).toMatchObject({ status: 'INITIATED' })
})

test('refuses a workspace that pays nothing, and one that is not there', async () => {
  const root = await aSuperAdmin()
  await expectRefused(checkPayments(root, await aWorkspace()), 'conflict')
  await expectRefused(checkPayments(root, { id: randomId() }), 'not-found')
})
