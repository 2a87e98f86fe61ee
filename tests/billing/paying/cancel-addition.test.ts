import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { cancelAddition } from '@/lib/billing/paying/commands/cancel-addition'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'
import { aPayingWorkspace, dueTodayFor, payOrder } from './the-razorpay'

afterEach(() => setClock())

async function anOpenAddition() {
  const paying = await aPayingWorkspace()
  const amount = await dueTodayFor(paying, 19_900)
  const addition = await beginAddition(paying.admin, { kind: 'people', adding: 1, amount })
  const isOpen = async () => (await db.upcomingInvoice.count({ where: { id: addition.id } })) === 1
  const check = () => checkSubscription(systemActor(paying.admin.workspaceId), paying)
  return { paying, addition, isOpen, check }
}

test('ends the invoice at Razorpay, and what was to change with the next payment', async () => {
  const { paying, addition, isOpen } = await anOpenAddition()
  await cancelAddition(paying.admin, addition)
  expect(await isOpen()).toBe(false)
  expect(paying.remote).toMatchObject({ scheduled: null, quantity: 2 })
  expect(paying.books.invoices.find(({ receipt }) => receipt === addition.id)?.status).toBe('cancelled')
  await expectRefused(cancelAddition(paying.admin, addition), 'not-found')
})

test('one that is being opened is canceled after that, with what was to change', async () => {
  const paying = await aPayingWorkspace()
  const amount = await dueTodayFor(paying, 19_900)
  let canceling: Promise<string> | undefined
  paying.meanwhile(`/subscriptions/${paying.remote.id}`, async () => {
    const addition = await db.upcomingInvoice.findFirstOrThrow({
      where: { kind: 'ADDITION', subscriptionId: paying.id },
    })
    canceling = outcomeOf(cancelAddition(paying.admin, addition))
    await Promise.race([canceling, untilAwaited()])
  })
  await outcomeOf(beginAddition(paying.admin, { kind: 'people', adding: 1, amount }).catch(() => undefined))
  expect(await canceling).toBe('done')
  expect(paying.remote.scheduled).toBeNull()
  expect(await db.upcomingInvoice.count({ where: { kind: 'ADDITION', subscriptionId: paying.id } })).toBe(0)
})

test('one that was paid meanwhile counts', async () => {
  const { paying, addition } = await anOpenAddition()
  payOrder(paying, addition.orderId)
  await expectRefused(cancelAddition(paying.admin, addition), 'conflict')
  expect(await paying.find()).toMatchObject({ quantity: 3 })
})

test('nothing changes while Razorpay does not answer', async () => {
  const { paying, addition, isOpen } = await anOpenAddition()
  paying.standIn.fail({ under: '/razorpay/v1', kind: 'reset' })
  await expectRefused(cancelAddition(paying.admin, addition), 'conflict')
  expect(await isOpen()).toBe(true)
})

test('one that nobody pays is overdue after a week and given up three days later', async () => {
  const { paying, addition, isOpen, check } = await anOpenAddition()
  const after = (days: number) => {
    const at = daysFrom(now(), days)
    setClock(() => at)
    return check()
  }
  await check()
  await after(8)
  expect(await db.upcomingInvoice.findUniqueOrThrow({ where: addition && { id: addition.id } })).toMatchObject({
    status: 'OVERDUE',
  })
  await after(3)
  expect(await isOpen()).toBe(false)
  expect(paying.remote.scheduled).toBeNull()
})

test('one that is open a day before the next payment is given up, so that it is not charged with it', async () => {
  const { paying, isOpen, check } = await anOpenAddition()
  const { chargeAt } = await paying.find()
  const last = daysFrom(chargeAt ?? now(), -1)
  setClock(() => last)
  await check()
  expect(await isOpen()).toBe(false)
  paying.books.turnPeriod(paying.remote)
  await paying.sync()
  expect(await paying.find()).toMatchObject({ quantity: 2, amount: 2 * 19_900 })
})

test('finds a payment whose news never arrived', async () => {
  const { paying, addition, check } = await anOpenAddition()
  payOrder(paying, addition.orderId)
  await check()
  expect(await paying.find()).toMatchObject({ quantity: 3 })
})
