import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { deleteAccount } from '@/lib/account/commands/delete-account'
import { announceDeletion } from '@/lib/admin/organizations/commands/announce-deletion'
import { withdrawDeletion } from '@/lib/admin/organizations/commands/withdraw-deletion'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { checkSubscriptions } from '@/lib/billing/paying/jobs'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { keepWorkspace } from '@/lib/workspaces/deletion/commands/keep-workspace'
import { purgeWorkspace } from '@/lib/workspaces/deletion/commands/purge-workspace'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { aPayingWorkspace, type PayingWorkspace } from '@/tests/billing/paying/the-razorpay'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'

afterEach(() => setClock())

const reason = 'Not used.'
const password = 'harbour kettle moss'
const schedule = ({ admin }: PayingWorkspace) => scheduleDeletion(admin, { typedName: 'Acme' })
const announce = async ({ workspace }: PayingWorkspace) =>
  announceDeletion(await aSuperAdmin(), { ...workspace, reason })
const keep = async ({ admin, workspace }: PayingWorkspace) => keepWorkspace(await personActor(admin.userId), workspace)
const withdraw = async ({ workspace }: PayingWorkspace) =>
  withdrawDeletion(await aSuperAdmin(), { ...workspace, reason })

const purge = ({ workspace }: PayingWorkspace) => purgeWorkspace(systemActor(workspace.id), workspace)
const exists = async ({ workspace }: PayingWorkspace) =>
  (await db.workspace.count({ where: { id: workspace.id } })) === 1

/** What the hourly job does so many days before the next payment. */
async function checkBeforePayment({ find }: PayingWorkspace, days: number) {
  const { chargeAt } = await find()
  const at = daysFrom(chargeAt ?? now(), -days)
  setClock(() => at)
  await checkSubscriptions(at)
}

test.each([
  ['an Admin deletes', schedule],
  ['a super admin deletes', announce],
])('a workspace that %s is not charged again', async (_who, remove) => {
  const paying = await aPayingWorkspace()
  await remove(paying)
  await checkBeforePayment(paying, 4)
  expect(paying.remote.endsWithPeriod).toBe(false)
  await checkBeforePayment(paying, 3)
  expect(paying.remote.endsWithPeriod).toBe(true)
  const { chargeAt, endsAt } = await paying.find()
  expect(endsAt).toEqual(chargeAt)
})

test.each([
  ['an Admin', schedule, keep],
  ['a super admin', announce, withdraw],
])('the subscription goes on when %s cancels the deletion in time', async (_who, remove, takeBack) => {
  const paying = await aPayingWorkspace()
  await remove(paying)
  await checkBeforePayment(paying, 4)
  await takeBack(paying)
  await checkBeforePayment(paying, 1)
  expect(paying.remote.endsWithPeriod).toBe(false)
  expect(await paying.find()).toMatchObject({ status: 'ACTIVE', endsAt: null })
})

test('a subscription that was canceled before stays canceled when the deletion is', async () => {
  const paying = await aPayingWorkspace()
  await endSubscription(paying.admin, paying)
  await schedule(paying)
  await keep(paying)
  expect((await paying.find()).endsAt).not.toBeNull()
})

test('the purge cancels at Razorpay first, and waits while Razorpay does not answer', async () => {
  const paying = await aPayingWorkspace()
  await schedule(paying)
  const day = daysFrom(now(), 31)
  setClock(() => day)
  paying.standIn.fail({ under: '/razorpay/v1', kind: 'reset' })
  await expect(purge(paying)).rejects.toThrow()
  expect([await exists(paying), paying.remote.status]).toEqual([true, 'active'])
  expect(await purge(paying)).toEqual({ isGone: true })
  expect([await exists(paying), paying.remote.status]).toEqual([false, 'cancelled'])
})

test.each([
  ['has ended there', ({ books, remote }: PayingWorkspace) => books.end(remote)],
  ['is not known there', ({ books, remote }: PayingWorkspace) => void books.subscriptions.delete(remote.id)],
])('a subscription that %s holds up no purge', async (_what, lose) => {
  const paying = await aPayingWorkspace()
  lose(paying)
  await schedule(paying)
  const day = daysFrom(now(), 31)
  setClock(() => day)
  expect(await purge(paying)).toEqual({ isGone: true })
})

test('a halted subscription is canceled, and a workspace that is not due keeps paying', async () => {
  const paying = await aPayingWorkspace()
  paying.books.failCharge(paying.remote, 'halted')
  await paying.sync()
  expect(await purge(paying)).toEqual({ isGone: false })
  expect(paying.remote.status).toBe('halted')
  await db.workspace.update({ where: { id: paying.workspace.id }, data: { deletionAt: minutesFrom(now(), -1) } })
  await purge(paying)
  expect(paying.remote.status).toBe('cancelled')
})

test('the subscription of somebody who deletes their account with the workspace ends', async () => {
  const paying = await aPayingWorkspace()
  const { workspace, remote } = paying
  await db.member.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'DEACTIVATED' } })
  const { userId } = await anAdmin({ workspace, password })
  await deleteAccount(await personActor(userId), { password, code: '' })
  await purge(paying)
  expect([await exists(paying), remote.status]).toEqual([false, 'cancelled'])
})
