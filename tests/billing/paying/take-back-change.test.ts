import { expect, test } from 'vitest'
import { scheduleChange } from '@/lib/billing/paying/commands/schedule-change'
import { takeBackChange } from '@/lib/billing/paying/commands/take-back-change'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aPayingWorkspace } from './the-razorpay'

test('the next payment is for what there is, however often it is pressed', async () => {
  const { admin, id, remote, books, sync, find } = await aPayingWorkspace({ people: 4 })
  await scheduleChange(admin, { plan: 'PRO', people: 3, amount: 3 * 19_900 })
  await takeBackChange(admin, { id })
  await takeBackChange(admin, { id })
  expect(remote.scheduled).toBeNull()
  const renewal = { subscriptionId: id, kind: 'RENEWAL', amount: 4 * 19_900 } as const
  expect(await db.upcomingInvoice.count({ where: renewal })).toBe(1)
  books.turnPeriod(remote)
  await sync()
  expect(await find()).toMatchObject({ quantity: 4, nextAmount: null })
})

test('finds nothing of another workspace', async () => {
  const { id } = await aPayingWorkspace()
  await expectRefused(takeBackChange(await anAdmin({ workspace: await aWorkspace() }), { id }), 'not-found')
})
