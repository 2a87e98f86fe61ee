import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { redirectMails } from '@/lib/notifications/outbox'
import { remindOfInvoice } from '@/lib/workspaces/reminders/commands/remind-of-invoice'
import { remindOfInvoices } from '@/lib/workspaces/reminders/jobs'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const dueAt = new Date('2026-12-10T12:00:00Z')
const at = (moment: Date) => setClock(() => moment)

/** A payment that is due at noon of December 10, and an Admin in this zone. */
async function anInvoice(kind: 'RENEWAL' | 'ADDITION', status: 'PENDING' | 'OVERDUE' = 'PENDING', timeZone = 'UTC') {
  at(daysFrom(dueAt, -20))
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id: subscriptionId } = await aSubscription({ workspace })
  const { planId } = await db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
  const larger = kind === 'ADDITION' ? { planId, quantity: 3, amountAfter: 59_700 } : {}
  const { id } = await db.upcomingInvoice.create({
    data: {
      workspaceId: workspace.id,
      subscriptionId,
      kind,
      status,
      dueAt,
      amount: 41_200,
      createdAt: dueAt,
      description: '2 more people on Pro',
      ...larger,
    },
  })
  const admin = await anAdmin({ workspace, timeZone })
  const remind = () => remindOfInvoice(systemActor(workspace.id), { id })
  const told = async (email = admin.email, of: 'title' | 'text' = 'title') =>
    (await mailsTo(email)).filter(({ event }) => event === 'invoice.due').map(({ props }) => props[of])
  const remindOn = async (...days: number[]) => {
    for (const day of days) {
      at(daysFrom(dueAt, day))
      await Promise.all([remind(), remind()])
    }
  }
  return { id, subscriptionId, workspace, admin, remind, remindOn, told }
}

test('reminds Admins 7 and 3 days before, on the day, and 1 and 3 days after, each once', async () => {
  const { remindOn, told, id } = await anInvoice('ADDITION')
  await remindOn(-9, -7, -7, -6, -3, -2, 0)
  await db.upcomingInvoice.update({ where: { id }, data: { status: 'OVERDUE' } })
  await remindOn(1, 2, 3, 9)
  expect(await told()).toEqual([
    ...Array(3).fill('₹412 is due on Dec 10, 2026'),
    ...Array(2).fill('₹412 was due on Dec 10, 2026'),
  ])
})

test('mails once, three days before, where a card pays by itself', async () => {
  const { remindOn, told } = await anInvoice('RENEWAL')
  await remindOn(-7, -6, -3, -2, 0, 1)
  expect(await told()).toEqual(['₹412 will be charged on Dec 10, 2026'])
})

test('mails on the day, and 1 and 3 days after, where a card failed', async () => {
  const { remindOn, told } = await anInvoice('RENEWAL', 'OVERDUE')
  await remindOn(0, 0, 1, 3, 4)
  expect(await told()).toEqual(Array(3).fill('Your payment of ₹412 failed'))
})

test('says until when a failed payment keeps the plan, and afterwards what restores it', async () => {
  const { subscriptionId: id, admin, remindOn, told } = await anInvoice('RENEWAL', 'OVERDUE')
  await remindOn(0)
  await db.subscription.update({ where: { id }, data: { status: 'EXPIRED' } })
  await remindOn(3)
  const failed = 'For 2 more people on Pro, on Dec 10, 2026.'
  expect(await told(admin.email, 'text')).toEqual([
    `${failed} Update the card by Dec 13, 2026 to keep your plan.`,
    `${failed} You’re on Free now, and nothing was deleted. Update the card to restore your plan.`,
  ])
})

test('says when an overdue invoice is canceled: in three days, or a day before the next payment', async () => {
  const { id, subscriptionId, admin, remindOn, told } = await anInvoice('ADDITION', 'OVERDUE')
  await remindOn(1)
  const sold = 'For 2 more people on Pro, added once paid.'
  expect(await told(admin.email, 'text')).toEqual([`${sold} It’s canceled on Dec 13, 2026 unless you pay.`])
  await db.subscription.update({ where: { id: subscriptionId }, data: { chargeAt: daysFrom(dueAt, 3) } })
  await db.upcomingInvoice.update({ where: { id }, data: { status: 'PENDING' } })
  await remindOn(0)
  await db.upcomingInvoice.update({ where: { id }, data: { status: 'OVERDUE' } })
  await remindOn(3)
  expect((await told(admin.email, 'text')).toSorted()).toEqual(
    [
      sold,
      `${sold} It’s canceled on Dec 12, 2026 unless you pay.`,
      `${sold} It’s canceled on Dec 13, 2026 unless you pay.`,
    ].toSorted(),
  )
})

test('says nothing of a plan that was replaced, before Razorpay knows', async () => {
  const { subscriptionId: id, remindOn, told } = await anInvoice('RENEWAL', 'OVERDUE')
  await db.subscription.update({ where: { id }, data: { status: 'CANCELED', endsAt: dueAt } })
  await remindOn(0, 1, 3)
  expect(await told()).toEqual([])
})

test('it waits for the morning where the Admin is, and tells nobody else', async () => {
  const { remind, told, workspace } = await anInvoice('ADDITION', 'PENDING', 'Asia/Tokyo')
  const member = await aMember({ workspace })
  at(new Date('2026-12-06T16:00:00Z'))
  await remind()
  expect(await told()).toEqual([])
  at(new Date('2026-12-07T01:00:00Z'))
  await remind()
  expect(await told()).toHaveLength(1)
  expect(await told(member.email)).toEqual([])
})

test('the job finds what is due, and two at once write one letter', async () => {
  const { told } = await anInvoice('ADDITION')
  const day = daysFrom(dueAt, -3)
  at(day)
  await Promise.all([remindOfInvoices(day), remindOfInvoices(day)])
  expect(await told()).toHaveLength(1)
})

test('mails nothing again to an Admin whose address has changed', async () => {
  const { admin, remindOn, told } = await anInvoice('RENEWAL', 'OVERDUE')
  const { userId, email: from } = admin
  await remindOn(0)
  const to = `${unique('new')}@acme.example`
  await db.user.update({ where: { id: userId }, data: { email: to }, select: { id: true } })
  await transaction((tx) => redirectMails(tx, { userId, from, to }))
  await remindOn(0)
  expect(await told(to)).toHaveLength(1)
  const again = await db.mail.count({ where: { recipient: { in: [from, to] }, event: 'invoice.due' } })
  expect(again).toBe(1)
})
