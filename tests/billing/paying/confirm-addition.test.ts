import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { confirmAddition } from '@/lib/billing/paying/commands/confirm-addition'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aPayingWorkspace, dueTodayFor, hear, payOrder } from './the-razorpay'

async function anOpenAddition() {
  const paying = await aPayingWorkspace()
  const amount = await dueTodayFor(paying, 19_900)
  const addition = await beginAddition(paying.admin, { kind: 'people', adding: 1, amount })
  return { paying, amount, addition }
}

test('a signature of something else makes nothing larger', async () => {
  const { paying, addition } = await anOpenAddition()
  const forged = { id: addition.id, paymentId: 'pay_00000000000001', signature: 'f'.repeat(64) }
  await expectRefused(confirmAddition(paying.admin, forged), 'invalid')
  expect(await paying.find()).toMatchObject({ quantity: 2 })
})

test('the Admin of another workspace finds nothing of it', async () => {
  const { paying, addition } = await anOpenAddition()
  const stranger = await anAdmin({ workspace: await aWorkspace() })
  const { invoice: _, ...paid } = payOrder(paying, addition.orderId)
  await expectRefused(confirmAddition(stranger, { id: addition.id, ...paid }), 'not-found')
})

test('the webhook and the browser together make one payment, however often they come', async () => {
  const { paying, addition, amount } = await anOpenAddition()
  const { invoice, ...paid } = payOrder(paying, addition.orderId)
  const event = paying.books.events.findLast(({ body }) => body.includes(invoice.id))
  const work = () => workOnEvent(operatorActor(), { razorpayId: invoice.id })
  const confirm = () => confirmAddition(paying.admin, { id: addition.id, ...paid })
  if (event) await hear(event)
  const pressed = Promise.all([confirm(), confirm(), confirm()])
  await Promise.all([work(), pressed, work()])
  expect(await pressed).toEqual([{ isPaid: true }, { isPaid: true }, { isPaid: true }])
  if (event) await hear(event)
  await work()
  expect(await confirm()).toEqual({ isPaid: true })
  expect(await db.payment.count({ where: { additionId: addition.id, amount } })).toBe(1)
  expect(await paying.find()).toMatchObject({ quantity: 3 })
  expect(await db.paymentEvent.count({ where: { razorpayId: invoice.id } })).toBe(1)
})
