import { afterEach, expect, test } from 'vitest'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { confirmAddition } from '@/lib/billing/paying/commands/confirm-addition'
import { editBillingDetails } from '@/lib/billing/paying/commands/edit-billing-details'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { aPayingWorkspace, dueTodayFor, payOrder } from './the-razorpay'

afterEach(() => setClock())

const people = (adding: number, amount: number) => ({ kind: 'people', adding, amount }) as const

test('more people cost what is left of the period, and count once they are paid for', async () => {
  const paying = await aPayingWorkspace()
  const { admin, remote, find, books, standIn } = paying
  const later = daysFrom(now(), 10)
  setClock(() => later)
  const amount = await dueTodayFor(paying, 3 * 19_900)
  expect(amount).toBeLessThan(3 * 19_900)
  const { id, orderId } = await beginAddition(admin, people(3, amount))
  expect(await find()).toMatchObject({ quantity: 2, amount: 2 * 19_900 })
  expect(remote.scheduled).toEqual({ quantity: 5 })
  const { invoice, ...paid } = payOrder(paying, orderId)
  expect(invoice).toMatchObject({ amount, receipt: id })
  expect(await confirmAddition(admin, { id, ...paid })).toEqual({ isPaid: true })
  expect(await find()).toMatchObject({ quantity: 5, amount: 5 * 19_900 })
  expect(await db.payment.findUniqueOrThrow({ where: { additionId: id } })).toMatchObject({
    amount,
    razorpayPaymentId: paid.paymentId,
    description: '3 more people on Pro',
  })
  const renewal = { subscriptionId: paying.id, kind: 'RENEWAL' } as const
  expect(await db.upcomingInvoice.findFirstOrThrow({ where: renewal })).toMatchObject({ amount: 5 * 19_900 })
  books.turnPeriod(remote)
  await paying.sync()
  expect(await find()).toMatchObject({ quantity: 5, amount: 5 * 19_900 })
  expect(standIn.violations).toEqual([])
})

test('a larger plan counts once the difference is paid', async () => {
  const paying = await aPayingWorkspace({ people: 3 })
  const { admin, find, remote, books, sync } = paying
  const amount = await dueTodayFor(paying, 3 * (34_900 - 19_900))
  const { id, orderId } = await beginAddition(admin, { kind: 'plan', plan: 'BUSINESS', amount })
  const { invoice: _, ...paid } = payOrder(paying, orderId)
  await confirmAddition(admin, { id, ...paid })
  expect(await find()).toMatchObject({ quantity: 3, amount: 3 * 34_900, plan: { type: 'BUSINESS' } })
  await sync()
  expect(await find()).toMatchObject({ plan: { type: 'BUSINESS' } })
  books.turnPeriod(remote)
  await sync()
  expect(await find()).toMatchObject({ amount: 3 * 34_900, plan: { type: 'BUSINESS' }, nextAmount: null })
  expect(books.amountOf(remote)).toBe(3 * 34_900)
})

test('two Admins who press at once get one invoice, and what is pressed again is the same', async () => {
  const paying = await aPayingWorkspace()
  const { admin, workspace, books } = paying
  const amount = await dueTodayFor(paying, 19_900)
  const other = await anAdmin({ workspace })
  const before = books.invoices.length
  const [one, two] = await Promise.all([admin, other].map((actor) => beginAddition(actor, people(1, amount))))
  expect(one).toEqual(two)
  expect(await beginAddition(admin, people(1, amount))).toEqual(one)
  expect(books.invoices.length - before).toBe(1)
  await expectRefused(beginAddition(admin, people(2, 2 * amount)), 'conflict')
  await expectRefused(endSubscription(admin, { id: paying.id }), 'conflict')
})

test('an answer that never came is looked for, and no second invoice is made', async () => {
  const paying = await aPayingWorkspace()
  const { admin, standIn, books } = paying
  const amount = await dueTodayFor(paying, 19_900)
  standIn.fail({ under: '/razorpay/v1/invoices', kind: 'reset' })
  await expectRefused(beginAddition(admin, people(1, amount)), 'conflict')
  standIn.heal()
  const open = await db.upcomingInvoice.findFirstOrThrow({ where: { subscriptionId: paying.id, kind: 'ADDITION' } })
  const lost = books.addInvoice({ receipt: open.id, amount, description: open.description })
  expect(await beginAddition(admin, people(1, amount))).toEqual({ id: open.id, orderId: lost.order_id })
})

test('refuses another sum, too many people, a plan that is no larger, and a mandate that cannot change', async () => {
  const paying = await aPayingWorkspace()
  const { admin, remote } = paying
  const amount = await dueTodayFor(paying, 19_900)
  await expectRefused(beginAddition(admin, people(1, amount - 1)), 'conflict')
  await expectRefused(beginAddition(admin, people(99, amount * 99)), 'conflict')
  await expectRefused(beginAddition(admin, { kind: 'plan', plan: 'PRO', amount }), 'conflict')
  await expectRefused(beginAddition(admin, { kind: 'plan', plan: 'ENTERPRISE', amount }), 'conflict')
  remote.isFixed = true
  await expectRefused(beginAddition(admin, people(1, amount)), 'conflict')
  expect(await db.upcomingInvoice.count({ where: { workspaceId: admin.workspaceId, kind: 'ADDITION' } })).toBe(0)
})

test('refuses while a payment is overdue, on the last day, and after a cancellation', async () => {
  const paying = await aPayingWorkspace()
  const { admin, books, remote, sync, id } = paying
  const amount = await dueTodayFor(paying, 19_900)
  books.failCharge(remote)
  await sync()
  await expectRefused(beginAddition(admin, people(1, amount)), 'conflict')
  books.charge(remote)
  await sync()
  const { paidUntil } = await paying.find()
  const last = daysFrom(paidUntil ?? now(), -1)
  setClock(() => last)
  await expectRefused(beginAddition(admin, people(1, 100)), 'conflict')
  setClock()
  await endSubscription(admin, { id })
  await expectRefused(beginAddition(admin, people(1, amount)), 'conflict')
})

test('the invoice is made out to the company, with its address and GSTIN', async () => {
  const paying = await aPayingWorkspace()
  const { admin, books, standIn } = paying
  const details = { name: 'Bär & Co. (India)', address: '1 MG Road\nBengaluru 560001', taxNumber: '29ABCDE1234F1Z5' }
  await editBillingDetails(admin, details)
  const { id } = await beginAddition(admin, people(1, await dueTodayFor(paying, 19_900)))
  const invoice = books.invoices.find(({ receipt }) => receipt === id)
  expect(invoice?.customer_details).toEqual({ name: 'Bar  Co. (India)', email: admin.email })
  expect(invoice?.description).toBe(
    '1 more person on Pro\n\nBär & Co. (India)\n1 MG Road\nBengaluru 560001\nGSTIN 29ABCDE1234F1Z5',
  )
  expect(standIn.violations).toEqual([])
})

test('without billing details the invoice is made out to the workspace', async () => {
  const paying = await aPayingWorkspace()
  const { id } = await beginAddition(paying.admin, people(1, await dueTodayFor(paying, 19_900)))
  const invoice = paying.books.invoices.find(({ receipt }) => receipt === id)
  expect(invoice?.customer_details?.name).toBe('Acme')
  expect(invoice?.description).toBe('1 more person on Pro\n\nAcme')
})

test('the audit log names who asked for the invoice, and who paid it', async () => {
  const paying = await aPayingWorkspace()
  const { admin, workspace } = paying
  const amount = await dueTodayFor(paying, 19_900)
  const { id, orderId } = await beginAddition(admin, people(1, amount))
  await beginAddition(admin, people(1, amount))
  const payer = await anAdmin({ workspace })
  const { invoice: _, ...paid } = payOrder(paying, orderId)
  await confirmAddition(payer, { id, ...paid })
  const entries = await db.auditEntry.findMany({
    where: { workspaceId: workspace.id, title: { contains: '1 more person' } },
    orderBy: { createdAt: 'asc' },
    select: { memberId: true, title: true },
  })
  expect(entries).toEqual([
    { memberId: admin.memberId, title: 'Opened the invoice for 1 more person on Pro' },
    { memberId: payer.memberId, title: 'Paid for 1 more person on Pro' },
  ])
})
