import { expect, test } from 'vitest'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { requestSeats } from '@/lib/invitations/seats/commands/request-seats'
import { requestSeatsSchema } from '@/lib/invitations/seats/schema'
import { memberActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countPeople } from '@/lib/members/people/queries/list-people'
import { aPayingWorkspace, dueTodayFor } from '@/tests/billing/paying/the-razorpay'
import { anAddress, anInvitation, invitesTo } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { addresses, batchOf, invitationsOf, priced, waitingPeople } from './waiting-people'

test('an Admin with too few seats gets a price, and nobody is invited', async () => {
  const paying = await aPayingWorkspace({ people: 4 })
  const { admin, workspace } = paying
  const { offer, invited } = await invitePeople(admin, invitesTo(addresses(5)))
  expect(invited).toBe(0)
  expect(offer).toMatchObject({ fits: 2, waiting: 3, seats: 3, monthly: 7 * 19_900 })
  expect(offer?.amount).toBe(await dueTodayFor(paying, 3 * 19_900))
  expect(await invitationsOf(workspace.id)).toEqual([])
})

test('invites only the people who fit where that is wanted, and names the others', async () => {
  const { admin } = await aPayingWorkspace({ people: 3 })
  const [first = '', second = ''] = addresses(2)
  const result = await invitePeople(admin, { ...invitesTo([first, second]), isPartial: true })
  expect(result).toMatchObject({ invited: 1, left: [{ email: second, why: 'full' }], offer: null })
})

test('people who fit are invited, and the others wait as one batch that holds no seat', async () => {
  const paying = await aPayingWorkspace({ people: 3 })
  const { admin, workspace } = paying
  const team = await aTeam({ workspace })
  const emails = addresses(3)
  const input = await priced(paying, emails, 2, { teamIds: [team.id], role: 'Manager', isManager: true })
  const { id, orderId, invited, waiting } = await requestSeats(admin, input)
  expect({ invited, waiting }).toEqual({ invited: 1, waiting: emails.slice(1) })
  expect(orderId).toMatch(/^order_/)
  expect((await invitationsOf(workspace.id)).map(({ email }) => email)).toEqual(emails.slice(0, 1))
  const batch = await batchOf(id)
  expect(batch).toMatchObject({ creatorId: admin.memberId, importId: null })
  expect(batch?.requests.toSorted((one, other) => one.position - other.position)).toMatchObject(
    emails.slice(1).map((email) => ({ email, role: 'Manager', teamIds: [team.id], leadsTeams: true })),
  )
  expect(await countPeople(admin)).toMatchObject({ people: 2, invited: 1 })
})

test('the same again, by two Admins at once too, is one batch with one invoice', async () => {
  const paying = await aPayingWorkspace({ people: 2 })
  const { admin, workspace, books } = paying
  // The second Admin is beyond the seats that are paid for, and has to be paid for as well.
  const other = await anAdmin({ workspace })
  const input = await priced(paying, addresses(2), 3)
  const before = books.invoices.length
  const [one, two] = await Promise.all([admin, other].map((actor) => requestSeats(actor, input)))
  expect(one?.id).toBe(two?.id)
  expect(await requestSeats(admin, input)).toMatchObject({ id: one?.id, orderId: one?.orderId })
  expect(books.invoices.length - before).toBe(1)
  expect((await batchOf(one?.id ?? ''))?.requests).toHaveLength(2)
})

test('other people cannot wait for a payment that is open for somebody else', async () => {
  const { paying, admin, id } = await waitingPeople(1)
  const other = await priced(paying, addresses(1))
  expect(await refusalOf(requestSeats(admin, other))).toMatchObject({
    message: 'An invoice is still open. Pay or cancel it first.',
  })
  expect((await batchOf(id))?.requests).toHaveLength(1)
  expect(await refusalOf(invitePeople(admin, invitesTo(addresses(1))))).toMatchObject({
    code: 'plan-limit',
    message: 'You have reached the limit for your plan. An invoice is still open. Pay or cancel it first.',
  })
})

test('nor for a seat that somebody buys ahead', async () => {
  const paying = await aPayingWorkspace({ people: 2 })
  const input = await priced(paying, addresses(1))
  await beginAddition(paying.admin, { kind: 'people', adding: 1, amount: input.amount })
  await expectRefused(requestSeats(paying.admin, input), 'conflict')
  expect(await db.seatBatch.count({ where: { workspaceId: paying.workspace.id } })).toBe(0)
})

test('refuses another sum, another number of seats, and more than the plan includes', async () => {
  const paying = await aPayingWorkspace({ people: 2 })
  const input = await priced(paying, addresses(2))
  await expectRefused(requestSeats(paying.admin, { ...input, amount: input.amount - 1 }), 'conflict')
  await expectRefused(requestSeats(paying.admin, { ...input, seats: 1 }), 'conflict')
  expect(await db.seatBatch.count({ where: { workspaceId: paying.workspace.id } })).toBe(0)
  const many = addresses(99)
  expect(await refusalOf(invitePeople(paying.admin, invitesTo(many)))).toMatchObject({
    message: 'You have reached the limit for your plan.',
  })
})

test('a hundred people wait in one batch, and more than two hundred are no list', async () => {
  const { id } = await waitingPeople(100)
  expect((await batchOf(id))?.requests).toHaveLength(100)
  const list = (count: number) => ({
    ...invitesTo([]),
    addressees: addresses(count).join('\n'),
    seats: count,
    amount: 100,
  })
  expect(requestSeatsSchema.safeParse(list(200)).success).toBe(true)
  expect(requestSeatsSchema.safeParse(list(201)).success).toBe(false)
})

test('where Razorpay cannot change the subscription, nobody waits and nobody is invited', async () => {
  const paying = await aPayingWorkspace({ people: 3 })
  paying.remote.isFixed = true
  await expectRefused(requestSeats(paying.admin, await priced(paying, addresses(2), 1)), 'conflict')
  expect(await db.seatBatch.count({ where: { workspaceId: paying.workspace.id } })).toBe(0)
  expect(await invitationsOf(paying.workspace.id)).toEqual([])
})

test('refuses more people than may be invited today, before anybody pays for them', async () => {
  const paying = await aPayingWorkspace({ people: 2 })
  const { workspaceId } = paying.admin
  const sent = { workspaceId, action: 'member.invited', title: 'Invited somebody', createdAt: now() }
  await db.auditEntry.createMany({ data: Array.from({ length: 199 }, () => sent) })
  await expectRefused(requestSeats(paying.admin, await priced(paying, addresses(2))), 'too-many')
  expect(await db.seatBatch.count({ where: { workspaceId } })).toBe(0)
})

test('people who are here or invited are named and need no seat', async () => {
  const paying = await aPayingWorkspace({ people: 3 })
  const invitation = await anInvitation(paying.admin)
  const email = anAddress()
  const input = await priced(paying, [paying.admin.email, invitation.email, email], 1)
  expect(await requestSeats(paying.admin, input)).toMatchObject({
    invited: 0,
    waiting: [email],
    left: [
      { email: paying.admin.email, why: 'here' },
      { email: invitation.email, why: 'waiting' },
    ],
  })
})

test('a Manager reads that an Admin pays, and pays nothing', async () => {
  const paying = await aPayingWorkspace({ people: 3 })
  const { workspace } = paying
  const manager = await aManager({ workspace })
  const team = await aTeam({ workspace, managers: [manager] })
  const input = await priced(paying, addresses(1), 1, { teamIds: [team.id] })
  expect(await refusalOf(invitePeople(manager, input))).toMatchObject({
    code: 'plan-limit',
    message: 'You have reached the limit for your plan. Ask an admin for more seats.',
  })
  await expectRefused(requestSeats(manager, input), 'forbidden')
  await expectRefused(requestSeats(await aMember({ workspace }), input), 'forbidden')
})

test('the form is open to Admins who can pay, and closed to others once the plan is full', async () => {
  const { admin, workspace, remote, books, sync } = await aPayingWorkspace({ people: 3 })
  const manager = await aManager({ workspace })
  await aTeam({ workspace, managers: [manager] })
  const present = await memberActor(admin.memberId)
  expect(await getInviteForm(present)).toMatchObject({ seats: 0, full: null })
  expect((await countPeople(present)).gates.add).toBeNull()
  expect(await getInviteForm(manager)).toMatchObject({ full: 'You have reached the limit for your plan.' })
  books.failCharge(remote)
  await sync()
  expect((await getInviteForm(await memberActor(admin.memberId))).full).toBe(
    'You have reached the limit for your plan. The last payment failed. Update the card first.',
  )
})
