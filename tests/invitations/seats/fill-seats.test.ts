import { afterEach, describe, expect, test } from 'vitest'
import { memberActor, systemActor } from '@/lib/access/actor'
import { workOnEvents } from '@/lib/billing/paying/jobs'
import { cancelAddition } from '@/lib/billing/paying/commands/cancel-addition'
import { fillSeats } from '@/lib/invitations/seats/commands/fill-seats'
import { fillAllSeats } from '@/lib/invitations/seats/jobs'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { deleteTeam } from '@/lib/teams/commands/delete-team'
import { inviteAndRecord } from '@/lib/invitations/steps/invite-and-record'
import { withPlace } from '@/lib/invitations/steps/ensure-may-invite'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hear, payOrder } from '@/tests/billing/paying/the-razorpay'
import { getFrame } from '@/lib/access/frame'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { toldTo } from '@/tests/members/people/company'
import { expectRefused } from '@/tests/support/refused'
import { batchOf, invitationsOf, waitingPeople } from './waiting-people'

afterEach(() => setClock())

const fill = ({ admin, id }: { admin: { workspaceId: string }; id: string }) =>
  fillSeats(systemActor(admin.workspaceId), { id })

test('nobody is invited before it is paid, and everybody once it is', async () => {
  const waiting = await waitingPeople(2)
  const { admin, emails, id } = waiting
  expect(await fill(waiting)).toEqual({ isFilled: false })
  expect(await invitationsOf(admin.workspaceId)).toEqual([])
  await waiting.pay()
  expect(await fill(waiting)).toEqual({ isFilled: true })
  const invitations = await invitationsOf(admin.workspaceId)
  expect(invitations.map(({ email }) => email).toSorted()).toEqual(emails.toSorted())
  expect(invitations.every(({ inviterId }) => inviterId === admin.memberId)).toBe(true)
  expect(await batchOf(id)).toBeNull()
  expect(await db.mail.count({ where: { event: 'invitation.sent', recipient: { in: emails } } })).toBe(2)
  expect(await db.auditEntry.count({ where: { workspaceId: admin.workspaceId, action: 'member.invited' } })).toBe(2)
  const told = await db.notification.findMany({ where: { memberId: admin.memberId } })
  expect(told.map(({ message }) => message)).toContain('Your payment arrived: 2 people have been invited')
})

test('woken three times, by two workers at once and late, it invites once', async () => {
  const waiting = await waitingPeople(2)
  await waiting.pay()
  const done = await Promise.all([fill(waiting), fill(waiting), fill(waiting)])
  expect(done.filter(({ isFilled }) => isFilled)).toHaveLength(1)
  await fillAllSeats()
  expect(await invitationsOf(waiting.admin.workspaceId)).toHaveLength(2)
})

test('a payment that arrives twice has one effect', async () => {
  const waiting = await waitingPeople(1)
  await waiting.pay()
  await waiting.paying.sync()
  await fill(waiting)
  await fill(waiting)
  expect(await waiting.paying.find()).toMatchObject({ quantity: 3 })
  expect(await invitationsOf(waiting.admin.workspaceId)).toHaveLength(1)
})

test('a payment whose browser was closed invites everybody, by the webhook', async () => {
  const waiting = await waitingPeople(2)
  const { paying, admin } = waiting
  payOrder(paying, waiting.orderId)
  for (const event of paying.books.events.slice(-1)) await hear(event)
  await workOnEvents(now())
  await fillAllSeats()
  expect(await invitationsOf(admin.workspaceId)).toHaveLength(2)
})

test('a worker that dies in between leaves nobody half invited', async () => {
  const waiting = await waitingPeople(2)
  await waiting.pay()
  const dying = transaction(async (tx) => {
    await lockSeats(tx, waiting.admin)
    const inviter = await memberActor(waiting.admin.memberId)
    await inviteAndRecord(tx, inviter, withPlace(waiting.input.addressees, waiting.input))
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  expect(await invitationsOf(waiting.admin.workspaceId)).toEqual([])
  expect(await fill(waiting)).toEqual({ isFilled: true })
  expect(await invitationsOf(waiting.admin.workspaceId)).toHaveLength(2)
})

test('keeps role, teams and tags, and leaves out what is gone', async () => {
  const waiting = await waitingPeople(1)
  const { admin, paying } = waiting
  const { workspace } = paying
  const [kept, gone] = [await aTeam({ workspace }), await aTeam({ workspace })]
  const tag = await aTag({ workspace })
  await db.seatRequest.updateMany({
    where: { batchId: waiting.id },
    data: { role: 'Manager', teamIds: [kept.id, gone.id], leadsTeams: true, tagIds: [tag.id] },
  })
  await deleteTeam(admin, { id: gone.id })
  await waiting.pay()
  await fill(waiting)
  expect(await invitationsOf(workspace.id)).toMatchObject([
    { role: 'Manager', teams: [{ teamId: kept.id, isManager: true }], tags: [{ tagId: tag.id }] },
  ])
})

test('who came in meanwhile is left out, and their seat stays free', async () => {
  const waiting = await waitingPeople(2)
  const { admin, emails, paying } = waiting
  const [first = '', second = ''] = emails
  await waiting.pay()
  await aMember({ workspace: paying.workspace, email: first })
  await fill(waiting)
  expect((await invitationsOf(admin.workspaceId)).map(({ email }) => email)).toEqual([second])
  expect((await getFrame(await memberActor(admin.memberId))).peopleLimit).toBe(4)
})

test('what is canceled is gone, and nobody is invited', async () => {
  const waiting = await waitingPeople(2)
  await cancelAddition(waiting.admin, waiting)
  await fillAllSeats()
  expect(await batchOf(waiting.id)).toBeNull()
  expect(await invitationsOf(waiting.admin.workspaceId)).toEqual([])
  expect(await toldTo(waiting.admin)).toEqual([])
})

describe('who invites', () => {
  test('another Admin does where the one who asked has left', async () => {
    const waiting = await waitingPeople(1)
    const { admin, paying } = waiting
    await waiting.pay()
    await db.subscription.update({ where: { id: paying.id }, data: { quantity: 4 } })
    const other = await anAdmin({ workspace: paying.workspace })
    await deactivatePeople(other, { ids: [admin.memberId] })
    await fill(waiting)
    expect(await invitationsOf(admin.workspaceId)).toMatchObject([{ inviterId: other.memberId }])
  })
})

describe('where there is no room', () => {
  test('it is tried again, and given up after two weeks', async () => {
    const waiting = await waitingPeople(1)
    const { admin, paying } = waiting
    await waiting.pay()
    const taking = await aMember({ workspace: paying.workspace })
    await expectRefused(fill(waiting), 'plan-limit')
    expect(await invitationsOf(admin.workspaceId)).toEqual([])
    await fillAllSeats()
    expect(await batchOf(waiting.id)).not.toBeNull()
    await deactivatePeople(admin, { ids: [taking.memberId] })
    expect(await fill(waiting)).toEqual({ isFilled: true })
    expect(await invitationsOf(admin.workspaceId)).toHaveLength(1)
  })

  test('a batch that waited out a suspension of the workspace is tried before it is given up', async () => {
    const waiting = await waitingPeople(1)
    await waiting.pay()
    const later = daysFrom(now(), 15)
    setClock(() => later)
    expect(await fill(waiting)).toEqual({ isFilled: true })
    expect(await invitationsOf(waiting.admin.workspaceId)).toHaveLength(1)
  })

  test('a batch that never could be invited is forgotten, and its Admin told', async () => {
    const waiting = await waitingPeople(1)
    const { admin, emails } = waiting
    await waiting.pay()
    await aMember({ workspace: waiting.paying.workspace })
    const later = daysFrom(now(), 15)
    setClock(() => later)
    expect(await fill(waiting)).toEqual({ isFilled: false })
    expect(await batchOf(waiting.id)).toBeNull()
    const told = `${emails[0]} couldn’t be invited within two weeks of the payment. Free a seat, then invite them again`
    expect(await toldTo(admin)).toEqual([`${told} → /users/add`])
  })
})

test('a batch of another workspace is not there', async () => {
  const waiting = await waitingPeople(1)
  await waiting.pay()
  const { workspaceId } = await anAdmin()
  expect(await fillSeats(systemActor(workspaceId), waiting)).toEqual({ isFilled: false })
  expect(await batchOf(waiting.id)).not.toBeNull()
})
