import { memberActor, type Actor } from '@/lib/access/actor'
import { storedPlace, aStaff, auditOf } from './company'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { anAdmin, aMember, deactivate, aManager } from '@/tests/factories/members'
import { test, expect } from 'vitest'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { reactivatePeople } from '@/lib/members/people/commands/reactivate-people'
import { addressIn } from '@/lib/platform/links'
import { mailsTo } from '@/tests/support/outbox'
import { db, transaction } from '@/lib/platform/db'
import { now, daysFrom } from '@/lib/platform/clock'
import { aTeam } from '@/tests/factories/teams'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { invitesTo, anAddress, anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { personActor } from '@/lib/access/person'
import { untilAwaited } from '@/tests/support/waiting'

const left = async (actor: Actor) => (await storedPlace(actor)).status === 'DEACTIVATED'

/** A workspace on FREE, of whose ten seats all but some are taken. */
async function almostFull(free: number) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  for (let taken = 1; taken < 10 - free; taken++) await aMember({ workspace })
  return { workspace, admin }
}

async function gone(workspace: { id: string }) {
  const actor = await aMember({ workspace })
  await deactivate(actor)
  return actor
}

test('an Admin gives access back; managers and members may not, and a stranger finds nobody', async () => {
  const { admin, manager, tom, lena, stranger } = await aStaff()
  const input = { ids: [tom.memberId] }
  await deactivatePeople(admin, input)
  await expectRefused(reactivatePeople(stranger, input), 'not-found')
  await expectRefused(reactivatePeople(manager, input), 'forbidden')
  await expectRefused(reactivatePeople(lena, input), 'forbidden')
  expect(await left(tom)).toBe(true)
  expect(await reactivatePeople(admin, input)).toEqual({ count: 1 })
  expect(await storedPlace(tom)).toMatchObject({ status: 'ACTIVE', deactivatedAt: null, role: 'Member' })
  expect((await memberActor(tom.memberId)).firstName).toBe('Tom')
})

test('they are told by mail, it stands in the log, and a second press changes nothing', async () => {
  const { admin, tom } = await aStaff()
  await deactivatePeople(admin, { ids: [tom.memberId] })
  await reactivatePeople(admin, { ids: [tom.memberId] })
  expect(await reactivatePeople(admin, { ids: [tom.memberId] })).toEqual({ count: 0 })
  const mails = await mailsTo(tom.email)
  expect(mails.map(({ event }) => event)).toEqual(['member.deactivated', 'member.reactivated'])
  expect(mails[1]).toMatchObject({ props: { link: addressIn(admin.workspaceId, '/dashboard') } })
  expect((await auditOf(admin)).map(({ action }) => action)).toEqual(['member.deactivated', 'member.reactivated'])
})

test('the last seat goes to one of two who are let in at once', async () => {
  const { workspace, admin } = await almostFull(1)
  const [one, other] = [await gone(workspace), await gone(workspace)]
  const outcomes = await Promise.allSettled(
    [one, other].map(({ memberId }) => reactivatePeople(admin, { ids: [memberId] })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.member.count({ where: { workspaceId: workspace.id, status: 'ACTIVE' } })).toBe(10)
})

test('more people than the plan has seats for all stay out', async () => {
  const { workspace, admin } = await almostFull(1)
  const [one, other] = [await gone(workspace), await gone(workspace)]
  await expectRefused(reactivatePeople(admin, { ids: [one.memberId, other.memberId] }), 'plan-limit')
  expect([await left(one), await left(other)]).toEqual([true, true])
})

test('an invitation that still counts holds a seat, and one that has run out does not', async () => {
  const { workspace, admin } = await almostFull(1)
  const person = await gone(workspace)
  const createdAt = now()
  const { id } = await db.invitation.create({
    data: {
      workspaceId: workspace.id,
      email: `${unique('ana')}@acme.example`,
      role: 'Member',
      tokenHash: unique('hash'),
      inviterId: admin.memberId,
      createdAt,
      sentAt: createdAt,
      expiresAt: daysFrom(createdAt, 7),
    },
  })
  await expectRefused(reactivatePeople(admin, { ids: [person.memberId] }), 'plan-limit')
  await db.invitation.update({ where: { id }, data: { expiresAt: createdAt } })
  expect(await reactivatePeople(admin, { ids: [person.memberId] })).toEqual({ count: 1 })
})

test('the invitations they sent wait again, and need their seats too', async () => {
  const { workspace, admin } = await almostFull(5)
  const manager = await aManager({ workspace })
  const team = await aTeam({ workspace, managers: [manager] })
  await invitePeople(manager, invitesTo(Array.from({ length: 4 }, anAddress), { teamIds: [team.id] }))
  await deactivate(manager)
  await invitePeople(admin, invitesTo([anAddress()]))
  await expectRefused(reactivatePeople(admin, { ids: [manager.memberId] }), 'plan-limit')
  expect(await left(manager)).toBe(true)
  await db.invitation.deleteMany({ where: { workspaceId: workspace.id, inviterId: admin.memberId } })
  expect(await reactivatePeople(admin, { ids: [manager.memberId] })).toEqual({ count: 1 })
})

test('the seat their own invitation holds is theirs, and the invitation is used up', async () => {
  const { workspace, admin } = await almostFull(1)
  const person = await gone(workspace)
  const { id, token } = await anInvitation(admin, { email: person.email })
  expect(await reactivatePeople(admin, { ids: [person.memberId] })).toEqual({ count: 1 })
  expect(await storedInvitation(id)).toMatchObject({
    status: 'ACCEPTED',
    memberId: person.memberId,
    acceptedAt: expect.any(Date),
  })
  await deactivatePeople(admin, { ids: [person.memberId] })
  await acceptInvitation(await personActor(person.userId), { token })
  expect(await left(person)).toBe(true)
})

test('a closed account stays closed', async () => {
  const { workspace, admin } = await aStaff()
  const person = await gone(workspace)
  await db.user.update({ where: { id: person.userId }, data: { status: 'DEACTIVATED' } })
  await expectRefused(reactivatePeople(admin, { ids: [person.memberId] }), 'conflict')
  await db.user.update({ where: { id: person.userId }, data: { deletedAt: now() } })
  await expectRefused(reactivatePeople(admin, { ids: [person.memberId] }), 'not-found')
})

test('a place follows its account, whichever of the two is written last', async () => {
  const { tom } = await aStaff()
  await db.user.update({ where: { id: tom.userId }, data: { status: 'DEACTIVATED' } })
  expect(await storedPlace(tom)).toMatchObject({ status: 'DEACTIVATED', deactivatedAt: expect.any(Date) })
  await db.member.update({ where: { id: tom.memberId }, data: { status: 'ACTIVE', deactivatedAt: null } })
  expect(await storedPlace(tom)).toMatchObject({ status: 'DEACTIVATED', deactivatedAt: expect.any(Date) })
})

/** Does something about somebody while their account is being closed, which it waits for. */
const whileClosing = <Result>({ userId: id }: Actor, act: () => Promise<Result>) =>
  transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: { status: 'DEACTIVATED' }, select: { id: true } })
    const begun = outcomeOf(act())
    await untilAwaited()
    return { begun }
  })

test('who gets a place back while their account is being closed does not come in', async () => {
  const person = await gone(await aWorkspace())
  const data = { status: 'ACTIVE', deactivatedAt: null } as const
  const { begun } = await whileClosing(person, () => db.member.updateMany({ where: { id: person.memberId }, data }))
  expect(await begun).toBe('done')
  expect(await left(person)).toBe(true)
})

test('an Admin who gives it back just then reads that the account is closed', async () => {
  const { workspace, admin } = await aStaff()
  const person = await gone(workspace)
  const { begun } = await whileClosing(person, () => reactivatePeople(admin, { ids: [person.memberId] }))
  expect(await begun).toBe('conflict')
  expect(await left(person)).toBe(true)
})
