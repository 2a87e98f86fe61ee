import { memberActor, type Actor } from '@/lib/access/actor'
import { deleteAccount } from '@/lib/account/commands/delete-account'
import { personActor } from '@/lib/access/person'
import { db, transaction } from '@/lib/platform/db'
import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember, aVisitor, aPerson, aPlace, deactivate } from '@/tests/factories/members'
import { test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { mailsTo } from '@/tests/support/outbox'
import { refusalOf, expectRefused } from '@/tests/support/refused'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { daysFrom, now } from '@/lib/platform/clock'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { untilAwaited } from '@/tests/support/waiting'
import { forgetPerson } from '@/lib/account/steps/forget-person'

const password = 'harbour kettle moss'
const proof = { password, code: '' }

/** As who is signed in, whatever place they have or had. */
const deleteOf = async ({ userId }: Pick<Actor, 'userId'>, given = proof) =>
  deleteAccount(await personActor(userId), given)

const stored = (id: string) => db.user.findUniqueOrThrow({ where: { id } })

/** Somebody with a password, in a workspace that has an Admin besides them. */
async function somebody(role: Actor['role'] = 'Member') {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  return { workspace, admin, actor: await aMember({ workspace, role, password }) }
}

test.each(Object.values(Role))('a %s is gone at once, and told so for the last time', async (role) => {
  const { actor } = await somebody(role)
  await deleteOf(actor)
  expect(await stored(actor.userId)).toMatchObject({
    firstName: 'Former',
    lastName: 'colleague',
    status: 'DEACTIVATED',
    passwordHash: null,
    deletedAt: expect.any(Date),
    email: `${actor.userId}@deleted.invalid`,
  })
  await expect(memberActor(actor.memberId)).rejects.toThrow()
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toBeNull()
  expect((await mailsTo(actor.email)).map(({ event }) => event)).toEqual(['account.deleted'])
})

test('the address is free, and a new account with it has nothing of the old one', async () => {
  const { actor } = await somebody()
  await deleteOf(actor)
  const { id } = await aPerson({ email: actor.email })
  expect(id).not.toBe(actor.userId)
  expect(await db.member.count({ where: { userId: id } })).toBe(0)
})

test('it stands in the audit log of each workspace, and others keep their places', async () => {
  const { actor, admin } = await somebody()
  const second = await aWorkspace()
  await anAdmin({ workspace: second })
  const place = await aPlace({ userId: actor.userId, workspace: second })
  await deleteOf(actor)
  for (const { workspaceId, memberId } of [actor, place]) {
    expect(await db.auditEntry.findMany({ where: { workspaceId } })).toMatchObject([
      { memberId, action: 'account.deleted', objectId: memberId, title: 'Priya Nair deleted their account' },
    ])
  }
  await expect(memberActor(admin.memberId)).resolves.toMatchObject({ role: 'Admin' })
})

test('the only Admin of others is refused, by the name of each workspace, and keeps everything', async () => {
  const workspace = await aWorkspace({ name: 'Lonely' })
  const actor = await anAdmin({ workspace, password })
  await aMember({ workspace, role: 'Manager' })
  const { message, code } = await refusalOf(deleteOf(actor))
  expect([code, message]).toEqual(['conflict', expect.stringContaining('Lonely')])
  expect(await stored(actor.userId)).toMatchObject({ email: actor.email, deletedAt: null })
})

test('the only Admin of a workspace that is to be deleted stays while that can be taken back', async () => {
  const workspace = await aWorkspace({ name: 'Lonely' })
  const actor = await anAdmin({ workspace, password })
  const member = await aMember({ workspace, password })
  await scheduleDeletion(actor, { typedName: 'Lonely' })
  const { message, code } = await refusalOf(deleteOf(actor))
  expect([code, message]).toEqual(['conflict', expect.stringMatching(/^Lonely is being deleted/)])
  await deleteOf(member)
  const left = { memberId: member.memberId, action: 'account.deleted' }
  expect(await db.auditEntry.count({ where: { workspaceId: workspace.id, ...left } })).toBe(1)
})

test('once it cannot be taken back any more, nobody is kept by it', async () => {
  const workspace = await aWorkspace()
  const actor = await anAdmin({ workspace, password })
  await aMember({ workspace })
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: now() }, select: { id: true } })
  await deleteOf(actor)
  expect(await stored(actor.userId)).toMatchObject({ firstName: 'Former', deletedAt: expect.any(Date) })
})

test.each<[string, { suspendedAt?: Date; deletionAt?: Date; isOwn?: boolean }]>([
  ['is suspended', { suspendedAt: new Date() }],
  ['the platform deletes', { deletionAt: daysFrom(now(), 20) }],
  ['is suspended while an Admin deletes it', { suspendedAt: new Date(), deletionAt: daysFrom(now(), 20), isOwn: true }],
])('the only Admin of a workspace that %s can delete their account', async (_, { isOwn = false, ...closed }) => {
  const workspace = await aWorkspace()
  const actor = await anAdmin({ workspace, password })
  await aMember({ workspace })
  const data = { ...closed, deletionById: isOwn ? actor.memberId : null }
  await db.workspace.update({ where: { id: workspace.id }, data, select: { id: true } })
  await deleteOf(actor)
  expect(await stored(actor.userId)).toMatchObject({ deletedAt: expect.any(Date) })
})

test('an Admin who has no access any more does not count as another one', async () => {
  const { actor, admin, workspace } = await somebody('Admin')
  await aMember({ workspace })
  await deactivate(admin)
  await expectRefused(deleteOf(actor), 'conflict')
})

test('of two last Admins who go at once, one stays', async () => {
  const workspace = await aWorkspace()
  const [one, other] = [await anAdmin({ workspace, password }), await anAdmin({ workspace, password })]
  await aMember({ workspace })
  const outcomes = await Promise.allSettled([deleteOf(one), deleteOf(other)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a workspace in which they are alone goes with them', async () => {
  const { actor } = await somebody()
  const alone = await aWorkspace()
  await aPlace({ userId: actor.userId, workspace: alone, role: 'Admin' })
  await deactivate(await aMember({ workspace: alone }))
  await deleteOf(actor)
  const deletionOf = async (id: string) => (await db.workspace.findUniqueOrThrow({ where: { id } })).deletionAt
  expect(await deletionOf(alone.id)).toBeInstanceOf(Date)
  expect(await deletionOf(actor.workspaceId)).toBeNull()
})

test('without the right proof nothing happens', async () => {
  const { actor } = await somebody()
  await expectRefused(deleteOf(actor, { password: 'plum violin seven', code: '' }), 'invalid', 'password')
  expect(await stored(actor.userId)).toMatchObject({ email: actor.email, deletedAt: null })
})

test('a second press finds nobody', async () => {
  const { actor } = await somebody()
  const person = await personActor(actor.userId)
  await deleteAccount(person, proof)
  await expectRefused(deleteAccount(person, proof), 'invalid')
  expect(await mailsTo(actor.email)).toHaveLength(1)
})

test('a press at the same moment tells nobody a second time', async () => {
  const { actor } = await somebody()
  const person = await personActor(actor.userId)
  const { second } = await transaction(async (tx) => {
    await lockAccount(tx, person.userId)
    const begun = deleteAccount(person, proof)
    await untilAwaited()
    await forgetPerson(tx, person)
    return { second: begun }
  })
  expect(await second).toEqual({})
  expect(await mailsTo(actor.email)).toEqual([])
})

test('who has lost every place ends their account all the same, and who looks after the platform does not', async () => {
  const { actor } = await somebody()
  await deactivate(actor)
  await deleteOf(actor)
  expect(await stored(actor.userId)).toMatchObject({ firstName: 'Former', deletedAt: expect.any(Date) })
  const { id: userId } = await aPerson({ isSuperAdmin: true, password })
  await expectRefused(deleteOf({ userId }), 'forbidden')
  expect(await stored(userId)).toMatchObject({ firstName: 'Priya', deletedAt: null })
})
