import { afterEach, expect, test } from 'vitest'
import { memberActor, systemActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { operatorActor } from '@/lib/access/operator'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aCheckout, aPayingWorkspace, theRazorpay, type PayingWorkspace } from './the-razorpay'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

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

/** A workspace that pays, a minute before or after its next payment is due. */
async function aroundPayment(minutes: number) {
  const paying = await aPayingWorkspace()
  const { paidUntil } = await paying.find()
  const at = minutesFrom(paidUntil ?? now(), minutes)
  setClock(() => at)
  return paying
}

const endOf = ({ remote }: PayingWorkspace) => new Date((remote.current_end ?? 0) * 1000)

test('a payment made after the cancellation moves the end', async () => {
  const paying = await aroundPayment(-1)
  const { admin, id, books, remote, sync, find } = paying
  await endSubscription(admin, { id })
  books.turnPeriod(remote)
  await sync()
  expect(await find()).toMatchObject({ status: 'ACTIVE', endsAt: endOf(paying), quantity: 2 })
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'PRO', planEndsAt: endOf(paying) })
})

test('a cancellation counts from the payment made just before', async () => {
  const paying = await aroundPayment(1)
  const { admin, id, books, remote, find } = paying
  books.turnPeriod(remote)
  await endSubscription(admin, { id })
  expect(await find()).toMatchObject({ status: 'ACTIVE', endsAt: endOf(paying) })
})

test('a plan whose payment failed ends immediately, and Razorpay doesn’t try again', async () => {
  const { admin, id, workspace, books, remote, sync, find } = await aPayingWorkspace()
  books.failCharge(remote)
  await sync()
  for (let press = 0; press < 2; press++) await endSubscription(admin, { id })
  expect(await find()).toMatchObject({ status: 'CANCELED', endsAt: expect.any(Date) })
  expect(await getFrame(await memberActor(admin.memberId))).toMatchObject({ plan: 'FREE' })
  expect((await getPaying(admin)).subscription).toBeNull()
  await checkSubscription(systemActor(workspace.id), { id })
  expect(remote).toMatchObject({ status: 'cancelled', endsWithPeriod: false })
  const act = { workspaceId: workspace.id, action: 'plan.canceled' }
  const title = 'Canceled the plan Pro, whose payment had failed'
  expect(await db.auditEntry.findMany({ where: act, select: { title: true } })).toEqual([{ title }])
})

test('refuses a cancellation while a payment is due', async () => {
  const { admin, id, find } = await aroundPayment(1)
  await expectRefused(endSubscription(admin, { id }), 'conflict')
  expect((await find()).endsAt).toBeNull()
})

test('refuses a subscription of another workspace', async () => {
  const { id } = await aroundPayment(1)
  await expectRefused(endSubscription(await anAdmin(), { id }), 'not-found')
})
