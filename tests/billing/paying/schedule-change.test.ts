import { expect, test } from 'vitest'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { scheduleChange } from '@/lib/billing/paying/commands/schedule-change'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { aPayingWorkspace, dueTodayFor } from './the-razorpay'

const toPro = (people: number) => ({ plan: 'PRO', people, amount: 19_900 * people }) as const

test('a smaller plan for fewer people begins with the next payment', async () => {
  const { admin, remote, books, sync, find, id } = await aPayingWorkspace({ plan: 'BUSINESS', people: 5 })
  await scheduleChange(admin, toPro(3))
  expect(await find()).toMatchObject({ quantity: 5, amount: 5 * 34_900, plan: { type: 'BUSINESS' } })
  const renewal = { subscriptionId: id, kind: 'RENEWAL' } as const
  const next = () => db.upcomingInvoice.findFirstOrThrow({ where: renewal })
  expect(await next()).toMatchObject({ amount: 3 * 19_900, description: 'Pro for 3 people' })
  await sync()
  expect(await next()).toMatchObject({ amount: 3 * 19_900 })
  books.turnPeriod(remote)
  await sync()
  expect(await find()).toMatchObject({ quantity: 3, amount: 3 * 19_900, plan: { type: 'PRO' }, nextAmount: null })
  expect(
    await db.payment.findFirstOrThrow({ where: { workspaceId: admin.workspaceId, amount: 3 * 19_900 } }),
  ).toMatchObject({ description: 'Pro for 3 people' })
})

test('fewer people keep the price that was subscribed to', async () => {
  const { admin, find } = await aPayingWorkspace({ people: 5 })
  await scheduleChange(admin, toPro(2))
  expect(await find()).toMatchObject({ quantity: 5, nextQuantity: 2, nextAmount: 2 * 19_900 })
})

test('refuses another sum, more people, fewer than there are, a larger plan, the same, and two changes', async () => {
  const paying = await aPayingWorkspace({ people: 4 })
  const { admin } = paying
  await expectRefused(scheduleChange(admin, { ...toPro(3), amount: 1 }), 'conflict')
  await expectRefused(scheduleChange(admin, toPro(5)), 'conflict')
  await expectRefused(scheduleChange(admin, toPro(1)), 'conflict')
  await expectRefused(scheduleChange(admin, toPro(4)), 'conflict')
  await expectRefused(scheduleChange(admin, { plan: 'BUSINESS', people: 3, amount: 3 * 34_900 }), 'conflict')
  await expectRefused(scheduleChange(admin, { plan: 'FREE', people: 3, amount: 1 }), 'conflict')
  await scheduleChange(admin, toPro(3))
  await expectRefused(scheduleChange(admin, toPro(2)), 'conflict')
  const amount = await dueTodayFor(paying, 19_900)
  await expectRefused(beginAddition(admin, { kind: 'people', adding: 1, amount }), 'conflict')
})

test('changes nothing where Razorpay cannot or does not answer', async () => {
  const { admin, remote, standIn, find } = await aPayingWorkspace({ people: 4 })
  remote.isFixed = true
  await expectRefused(scheduleChange(admin, toPro(3)), 'conflict')
  remote.isFixed = false
  standIn.fail({ under: '/razorpay/v1', kind: 'reset' })
  await expectRefused(scheduleChange(admin, toPro(3)), 'conflict')
  expect(await find()).toMatchObject({ nextAmount: null })
})
