import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { remindOfInvoice } from '@/lib/workspaces/reminders/commands/remind-of-invoice'
import { remindOfInvoices } from '@/lib/workspaces/reminders/jobs'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
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
  const told = async (email = admin.email) =>
    (await mailsTo(email)).filter(({ event }) => event === 'invoice.due').map(({ props }) => props['title'])
  const remindOn = async (...days: number[]) => {
    for (const day of days) {
      at(daysFrom(dueAt, day))
      await Promise.all([remind(), remind()])
    }
  }
  return { id, workspace, admin, remind, remindOn, told }
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
