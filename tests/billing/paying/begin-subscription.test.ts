import { afterEach, expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { memberActor, systemActor } from '@/lib/access/actor'
import { beginSubscription } from '@/lib/billing/paying/commands/begin-subscription'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { confirmPayment } from '@/lib/billing/paying/commands/confirm-payment'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aCheckout, anOrder, aPayingWorkspace, theRazorpay } from './the-razorpay'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const aFreeAdmin = async () => anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })

test('makes one subscription at Razorpay for so many people, and nothing counts before it is paid', async () => {
  const razorpay = await theRazorpay()
  const admin = await aFreeAdmin()
  const { id, remote } = await aCheckout(admin, razorpay, { people: 12 })
  expect(remote).toMatchObject({ status: 'created', quantity: 12, notes: { rapport: id } })
  expect(razorpay.books.amountOf(remote)).toBe(19_900 * 12)
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'FREE', subscriptionStatus: null })
  expect(razorpay.standIn.violations).toEqual([])
})

test('two Admins who press at once get the same checkout', async () => {
  const { books } = await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admins = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace })])
  const order = await anOrder({ people: 2 })
  const begun = await Promise.all(admins.map((admin) => beginSubscription(admin, order)))
  expect(new Set(begun.map(({ razorpayId }) => razorpayId)).size).toBe(1)
  const made = [...books.subscriptions.values()].filter(({ notes }) => notes['rapport'] === begun[0]?.id)
  expect(made).toHaveLength(1)
})

test('looks for what an answer that never came has made, and makes no second', async () => {
  const { books, standIn } = await theRazorpay()
  const admin = await aFreeAdmin()
  const order = await anOrder({ people: 3 })
  await beginSubscription(await aFreeAdmin(), await anOrder())
  standIn.fail({ under: '/razorpay/v1/subscriptions', kind: 'reset' })
  await expectRefused(beginSubscription(admin, order), 'conflict')
  const kept = await db.subscription.findFirstOrThrow({ where: { workspaceId: admin.workspaceId } })
  const plan = await db.planPrice.findFirstOrThrow({ where: { amount: 19_900 } })
  const lost = books.addSubscription({ plan_id: plan.razorpayPlanId, quantity: 3, notes: { rapport: kept.id } })
  expect(await beginSubscription(admin, order)).toEqual({ id: kept.id, razorpayId: lost.id })
  expect(books.subscriptions.size).toBe(2)
})

test('another choice replaces a checkout that nobody paid', async () => {
  const razorpay = await theRazorpay()
  const admin = await aFreeAdmin()
  const first = await aCheckout(admin, razorpay)
  const second = await aCheckout(admin, razorpay, { plan: 'BUSINESS', people: 4 })
  expect(first.remote.status).toBe('cancelled')
  expect(second.remote).toMatchObject({ status: 'created', quantity: 4 })
  const open = { workspaceId: admin.workspaceId, status: 'INITIATED' } as const
  expect(await db.subscription.count({ where: open })).toBe(1)
  await syncSubscription(first.razorpayId)
  const acts = await db.auditEntry.findMany({ where: { workspaceId: admin.workspaceId, action: 'plan.changed' } })
  expect(acts.map(({ title }) => title)).toEqual([expect.stringMatching(/^The checkout of Pro for \d+ .* was closed$/)])
})

test('a replaced checkout that was paid in a window that was still open says so', async () => {
  const razorpay = await theRazorpay()
  const admin = await aFreeAdmin()
  setClock(() => new Date('2026-11-28T06:00:00Z'))
  const first = await aCheckout(admin, razorpay, { plan: 'BUSINESS', people: 4 })
  const second = await aCheckout(admin, razorpay, { people: 4 })
  setClock(() => new Date('2026-11-28T06:05:00Z'))
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = razorpay.books.pay(first.remote)
  razorpay.books.end(first.remote)
  expect((await confirmPayment(admin, { id: first.id, paymentId, signature })).status).toBe('CANCELED')
  razorpay.books.pay(second.remote)
  await syncSubscription(second.razorpayId)
  const { rows } = (await getPaying(admin)).payments
  expect(rows.map(({ description, isTooLate }) => [description, isTooLate]).toSorted()).toEqual([
    ['Business for 4 people', true],
    ['Pro for 4 people', false],
  ])
})

test('another choice doesn’t cancel a checkout that was paid meanwhile', async () => {
  const razorpay = await theRazorpay()
  const admin = await aFreeAdmin()
  const { remote } = await aCheckout(admin, razorpay)
  razorpay.books.pay(remote)
  await expectRefused(beginSubscription(admin, await anOrder({ plan: 'BUSINESS', people: 4 })), 'conflict')
  expect(remote.status).toBe('active')
  expect(razorpay.books.subscriptions.size).toBe(1)
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'PRO', subscriptionStatus: 'ACTIVE' })
})

test.each(['expired', 'cancelled'] as const)('another choice replaces a checkout that is %s', async (status) => {
  const razorpay = await theRazorpay()
  const admin = await aFreeAdmin()
  const { remote } = await aCheckout(admin, razorpay)
  remote.status = status
  const second = await aCheckout(admin, razorpay, { plan: 'BUSINESS', people: 4 })
  expect(second.remote).toMatchObject({ status: 'created', quantity: 4 })
})

test('a new subscription replaces one whose payments were halted, at Razorpay too', async () => {
  const { admin, books, remote, sync, id, workspace, ...paying } = await aPayingWorkspace()
  books.failCharge(remote, 'halted')
  await sync()
  const next = await aCheckout(admin, { books, ...paying }, { plan: 'BUSINESS', people: 2 })
  books.pay(next.remote)
  await syncSubscription(next.razorpayId)
  expect((await getPaying(admin)).subscription).toMatchObject({ id: next.id, plan: 'BUSINESS', isHalted: false })
  await checkSubscription(systemActor(workspace.id), { id })
  expect(remote.status).toBe('cancelled')
  expect(await db.upcomingInvoice.count({ where: { subscriptionId: id } })).toBe(0)
})

test('refuses another price, fewer people than there are, more than fit, and who pays already', async () => {
  await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aMember({ workspace })
  await expectRefused(beginSubscription(admin, { ...(await anOrder({ people: 2 })), amount: 1 }), 'conflict')
  await expectRefused(beginSubscription(admin, await anOrder({ people: 1 })), 'conflict')
  await expectRefused(beginSubscription(admin, await anOrder({ people: 101 })), 'conflict')
  await expectRefused(beginSubscription(admin, { plan: 'ENTERPRISE', people: 2, amount: 1 }), 'conflict')
  const { id } = await aSubscription({ workspace })
  await db.subscription.update({
    where: { id },
    data: { razorpayId: `sub_${id.slice(0, 8)}`, razorpayStatus: 'active' },
  })
  await expectRefused(beginSubscription(admin, await anOrder({ people: 2 })), 'conflict')
})

test.each([
  ['hangs up', { kind: 'reset' as const }],
  ['has a fault of its own', { kind: 'answer' as const, status: 502, html: '<h1>Bad gateway</h1>' }],
  [
    'is busy',
    { kind: 'answer' as const, status: 429, headers: { 'retry-after': '3' }, json: { error: { code: 'X' } } },
  ],
])('says so when Razorpay %s', async (_what, fault) => {
  const { standIn } = await theRazorpay()
  standIn.fail({ under: '/razorpay/v1', times: 2, ...fault })
  await expectRefused(beginSubscription(await aFreeAdmin(), await anOrder({ plan: 'BUSINESS' })), 'conflict')
})
