import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { cancelAddition } from '@/lib/billing/paying/commands/cancel-addition'
import { confirmAddition } from '@/lib/billing/paying/commands/confirm-addition'
import { choosePeople } from '@/lib/invitations/slack/commands/choose-people'
import { aSlackList } from '@/tests/invitations/slack/slack-workspace'
import { discardImport } from '@/lib/invitations/imports/commands/discard-import'
import { matchColumns } from '@/lib/invitations/imports/commands/match-columns'
import { repeatImport } from '@/lib/invitations/imports/commands/repeat-import'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { getImportDetail } from '@/lib/invitations/imports/queries/get-import'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { fillSeats } from '@/lib/invitations/seats/commands/fill-seats'
import { requestImportSeats } from '@/lib/invitations/seats/commands/request-import-seats'
import { fillAllSeats } from '@/lib/invitations/seats/jobs'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aPayingWorkspace, dueTodayFor, payOrder } from '@/tests/billing/paying/the-razorpay'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aList, doRows, importOf, rowsOf } from '@/tests/factories/imports/imports'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { addresses, batchOf, invitationsOf, PRICE } from './waiting-people'

/** A list of three where one seat is left: two have to be paid for. */
async function aShortList(place = ['Manager', 'Design', '', 'Lisbon', 'Lead']) {
  const paying = await aPayingWorkspace({ people: 3 })
  const { admin } = paying
  const emails = addresses(3)
  const rows = emails.map((email) => [email, '', '', ...place])
  const list = await aList(admin, rows)
  const input = { id: list.id, seats: 2, amount: await dueTodayFor(paying, 2 * PRICE) }
  return { paying, admin, emails, list, input }
}

async function aWaitingList(place?: string[]) {
  const short = await aShortList(place)
  const { id, orderId } = await requestImportSeats(short.admin, short.input)
  const pay = async () => {
    const { invoice: _, ...paid } = payOrder(short.paying, orderId)
    await confirmAddition(short.admin, { id, ...paid })
  }
  const fill = () => fillSeats(systemActor(short.admin.workspaceId), { id })
  return { ...short, id, pay, fill }
}

test('the dry run says what the missing seats cost', async () => {
  const { admin, list, input } = await aShortList()
  const { outlook } = await getImportDetail(admin, list.id, rowFilterSchema.parse({}))
  expect(outlook?.seats).toMatchObject({ fits: 1, offer: { fits: 1, waiting: 2, seats: 2, amount: input.amount } })
})

test('it waits as it was checked, starts by itself once it is paid, and loses nothing', async () => {
  const { admin, list, id, emails, pay, fill } = await aWaitingList()
  expect(await importOf(list.id)).toMatchObject({ status: 'WAITING' })
  expect(await batchOf(id)).toMatchObject({ importId: list.id, requests: [] })
  expect(await fill()).toEqual({ isFilled: false })
  await pay()
  expect(await fill()).toEqual({ isFilled: true })
  expect(await importOf(list.id)).toMatchObject({ status: 'RUNNING', creatorId: admin.memberId })
  await doRows(admin, list.id)
  const invitations = await invitationsOf(admin.workspaceId)
  expect(invitations.map(({ email }) => email).toSorted()).toEqual(emails.toSorted())
  expect(invitations[0]).toMatchObject({ role: 'Manager', jobTitle: 'Lead', teams: [{}], tags: [{}] })
})

test('filled by two at once and again later, it starts once', async () => {
  const { admin, list, pay, fill } = await aWaitingList()
  await pay()
  const done = await Promise.all([fill(), fill(), fillAllSeats()])
  expect(done).toHaveLength(3)
  await doRows(admin, list.id)
  await fillAllSeats()
  expect(await db.auditEntry.count({ where: { objectId: list.id, action: 'import.started' } })).toBe(1)
  expect(await invitationsOf(admin.workspaceId)).toHaveLength(3)
})

test('while it waits nothing about it changes', async () => {
  const { admin, list, input, id } = await aWaitingList()
  const again = await Promise.all([1, 2].map(() => requestImportSeats(admin, input)))
  expect(again.map((asked) => asked.id)).toEqual([id, id])
  const { message } = await refusalOf(startImport(admin, { id: list.id }))
  expect(message).toBe('This import is waiting for payment. Cancel the payment to change the list.')
  await expectRefused(matchColumns(admin, { id: list.id, columns: ['email'] }), 'conflict')
  await expectRefused(discardImport(admin, { id: list.id }), 'conflict')
  await expectRefused(repeatImport(admin, { id: list.id, madeId: randomId() }), 'conflict')
})

test('people from Slack wait in the same way, with everything Slack says of them', async () => {
  const paying = await aPayingWorkspace({ people: 3 })
  const { admin } = paying
  const list = await aSlackList(admin)
  const before = await rowsOf(list.id)
  await requestImportSeats(admin, { id: list.id, seats: 1, amount: await dueTodayFor(paying, PRICE) })
  await expectRefused(choosePeople(admin, { id: list.id, who: 'everybody', isChosen: false }), 'conflict')
  expect(await rowsOf(list.id)).toEqual(before)
})

test('once the payment is canceled it can be looked at again', async () => {
  const { admin, list, id } = await aWaitingList()
  await cancelAddition(admin, { id })
  await fillAllSeats()
  expect(await batchOf(id)).toBeNull()
  expect(await importOf(list.id)).toMatchObject({ status: 'CHECKING' })
  await startImport(admin, { id: list.id, inviteAtMost: 1 })
})

test('a seat that somebody else took meanwhile is missing at the end of the list', async () => {
  const { admin, list, paying, pay, fill } = await aWaitingList()
  await aMember({ workspace: paying.workspace })
  await pay()
  await fill()
  expect((await rowsOf(list.id)).map(({ status }) => status)).toEqual(['READY', 'READY', 'REFUSED'])
  await doRows(admin, list.id)
  expect(await invitationsOf(admin.workspaceId)).toHaveLength(2)
})

test('where everybody has come in meanwhile, the list can be looked at again and the seats stay free', async () => {
  const { list, emails, paying, id, pay, fill } = await aWaitingList([])
  await pay()
  for (const email of emails) await aMember({ workspace: paying.workspace, email })
  await fill()
  expect(await batchOf(id)).toBeNull()
  expect(await importOf(list.id)).toMatchObject({ status: 'CHECKING' })
})

test('another Admin stands for it where the one who began it has left', async () => {
  const { admin, list, paying, pay, fill } = await aWaitingList()
  await pay()
  await db.subscription.update({ where: { id: paying.id }, data: { quantity: 6 } })
  const other = await anAdmin({ workspace: paying.workspace })
  await deactivatePeople(other, { ids: [admin.memberId] })
  await fill()
  expect(await importOf(list.id)).toMatchObject({ status: 'RUNNING', creatorId: other.memberId })
})

test('refuses another sum, another number of seats, a list elsewhere and anybody but Admins', async () => {
  const { admin, input, list, paying } = await aShortList()
  await expectRefused(requestImportSeats(admin, { ...input, amount: input.amount - 1 }), 'conflict')
  await expectRefused(requestImportSeats(admin, { ...input, seats: 1 }), 'conflict')
  await expectRefused(requestImportSeats(await anAdmin(), input), 'not-found')
  const member = await aMember({ workspace: paying.workspace })
  await expectRefused(requestImportSeats(member, input), 'forbidden')
  expect(await importOf(list.id)).toMatchObject({ status: 'CHECKING' })
})
