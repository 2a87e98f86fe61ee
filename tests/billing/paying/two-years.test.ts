import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { cancelAddition } from '@/lib/billing/paying/commands/cancel-addition'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { confirmAddition } from '@/lib/billing/paying/commands/confirm-addition'
import { scheduleChange } from '@/lib/billing/paying/commands/schedule-change'
import { restOfPeriod } from '@/lib/billing/paying/rules/proration'
import { daysFrom, minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayDifference } from '@/lib/shared/dates'
import { aPayingWorkspace, dueTodayFor, payOrder, type PayingWorkspace } from './the-razorpay'

afterEach(() => setClock())

const goTo = (moment: Date) => setClock(() => moment)

/** More people are bought ahead and paid. Returns the paise that were shown before the press. */
async function buyPeople(paying: PayingWorkspace, adding: number) {
  const { pricePerPerson } = await priceOf(paying)
  const amount = await dueTodayFor(paying, pricePerPerson * adding)
  const { id, orderId } = await beginAddition(paying.admin, { kind: 'people', adding, amount })
  const { invoice: _, ...paid } = payOrder(paying, orderId)
  await confirmAddition(paying.admin, { id, ...paid })
  return amount
}

async function priceOf({ find }: PayingWorkspace) {
  const { amount, quantity } = await find()
  return { amount, quantity, pricePerPerson: amount / quantity }
}

async function upgrade(paying: PayingWorkspace) {
  const { amount: before, quantity } = await priceOf(paying)
  const amount = await dueTodayFor(paying, 34_900 * quantity - before)
  const { id, orderId } = await beginAddition(paying.admin, { kind: 'plan', plan: 'BUSINESS', amount })
  const { invoice: _, ...paid } = payOrder(paying, orderId)
  await confirmAddition(paying.admin, { id, ...paid })
  return amount
}

const goSmaller = (paying: PayingWorkspace, people: number) =>
  scheduleChange(paying.admin, { plan: 'PRO', people, amount: 19_900 * people })

/** Something is begun, and nobody pays it. */
async function changeMind(paying: PayingWorkspace) {
  const { pricePerPerson } = await priceOf(paying)
  const amount = await dueTodayFor(paying, pricePerPerson)
  await cancelAddition(paying.admin, await beginAddition(paying.admin, { kind: 'people', adding: 1, amount }))
}

test('through two years each period is charged once, with the sum that was shown before', async () => {
  goTo(new Date('2027-01-31T10:00:00Z'))
  const paying = await aPayingWorkspace({ people: 3 })
  const { books, remote, find, admin, sync } = paying
  const check = () => checkSubscription(systemActor(admin.workspaceId), paying)
  const shown = [3 * 19_900]
  const charged: string[] = []
  for (let period = 0; period < 24; period += 1) {
    const { paidFrom, paidUntil } = await find()
    if (!paidFrom || !paidUntil) throw new Error('Nothing is paid.')
    charged.push(paidUntil.toISOString().slice(0, 10))
    goTo(daysFrom(paidFrom, 3 + (period % 20)))
    if (period % 6 === 0) shown.push(await buyPeople(paying, 1 + (period % 4)))
    if (period % 6 === 1) await changeMind(paying)
    if (period % 6 === 2) shown.push(await upgrade(paying))
    if (period % 6 === 4) await goSmaller(paying, 3)
    await check()
    goTo(minutesFrom(paidUntil, -60))
    await check()
    const renewal = await db.upcomingInvoice.findFirstOrThrow({ where: { subscriptionId: paying.id, kind: 'RENEWAL' } })
    expect(renewal.dueAt).toEqual(paidUntil)
    shown.push(renewal.amount)
    goTo(minutesFrom(paidUntil, 1))
    books.turnPeriod(remote)
    await Promise.all([sync(), check()])
    await sync()
  }
  const payments = await db.payment.findMany({ where: { subscriptionId: paying.id }, orderBy: { paidAt: 'asc' } })
  expect(payments.map(({ amount }) => amount)).toEqual(shown)
  const paidThere = books.invoices.filter(({ status }) => status === 'paid')
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)
  expect([payments.length, sum(payments)]).toEqual([paidThere.length, sum(paidThere)])
  expect(charged.slice(0, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  expect(charged[12]).toBe('2028-02-29')
  expect(await find()).toMatchObject({ quantity: 3, plan: { type: 'PRO' }, nextAmount: null })
}, 60_000)

test.each([
  ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
  ['2028-01-31T23:30:00Z', '2028-02-29T23:30:00Z'],
  ['2027-03-14T04:00:00Z', '2027-04-14T04:00:00Z'],
  ['2027-10-31T00:30:00Z', '2027-11-30T00:30:00Z'],
])('the days of the period from %s add up to the paisa', (from, until) => {
  const period = { paidFrom: new Date(from), paidUntil: new Date(until) }
  const days = dayDifference(period.paidFrom, period.paidUntil)
  const sums = Array.from({ length: days }, (_, day) => restOfPeriod(19_900, period, daysFrom(period.paidFrom, day)))
  expect(sums[0]).toBe(19_900)
  expect(sums.every((sum, day) => Number.isInteger(sum) && (day === 0 || sum < (sums[day - 1] ?? 0)))).toBe(true)
  expect(sums.at(-1)).toBe(Math.round(19_900 / days))
})
