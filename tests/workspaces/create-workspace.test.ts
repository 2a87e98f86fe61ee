import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { personActor } from '@/lib/access/person'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { createWorkspace } from '@/lib/workspaces/commands/create-workspace'
import { createWorkspaceSchema, type CreateWorkspaceInput } from '@/lib/workspaces/schema'
import { aMember, aPerson, deactivate } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const aWish = (given: Partial<CreateWorkspaceInput> = {}): CreateWorkspaceInput => ({
  workspaceName: 'Second Street',
  slug: unique('second'),
  size: 'small',
  marketingSource: 'TradeShow',
  timeZone: 'Asia/Kolkata',
  ...given,
})

const placeIn = (workspaceId: string, userId: string) =>
  db.member.findFirstOrThrow({ where: { workspaceId, userId }, select: { id: true, role: true } })

test.each(Object.values(Role))('a %s elsewhere begins one and is its Admin', async (role) => {
  const { userId, workspaceId } = await aMember({ role })
  const { id } = await createWorkspace(await personActor(userId), aWish())
  expect(id).not.toBe(workspaceId)
  const made = await db.workspace.findUniqueOrThrow({ where: { id } })
  expect(made).toMatchObject({ size: 'small', marketingSource: 'TradeShow', timeZone: 'Asia/Kolkata' })
  const place = await placeIn(id, userId)
  const actor = await memberActor(place.id)
  expect(actor.role).toBe('Admin')
  expect(await getFrame(actor)).toMatchObject({ plan: 'PRO', isTrial: true })
})

test('so does somebody without any place', async () => {
  const stranger = await aMember()
  await deactivate(stranger)
  for (const userId of [(await aPerson()).id, stranger.userId]) {
    const { id } = await createWorkspace(await personActor(userId), aWish())
    expect(await placeIn(id, userId)).toMatchObject({ role: 'Admin' })
  }
})

test('it begins a trial of its own, whatever the plan of the others', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { userId } = await aMember({ workspace })
  const { id: workspaceId } = await createWorkspace(await personActor(userId), aWish())
  const [trial] = await db.subscription.findMany({ where: { workspaceId } })
  expect(trial).toMatchObject({ isTrial: true, trialEndsAt: daysFrom(trial?.startsAt ?? new Date(0), 14) })
})

test('a taken address is refused beside its field, and nothing is written', async () => {
  const { slug } = await aWorkspace()
  const { id } = await aPerson()
  await expectRefused(createWorkspace(await personActor(id), aWish({ slug })), 'invalid', 'slug')
  expect(await db.member.count({ where: { userId: id } })).toBe(0)
})

test('sent again because the answer was lost, it makes one', async () => {
  const person = await personActor((await aPerson()).id)
  const wish = aWish()
  const first = await createWorkspace(person, wish)
  expect(await createWorkspace(person, wish)).toEqual(first)
  expect(await db.member.count({ where: { userId: person.userId } })).toBe(1)
})

test('of two people who want the same address at once, one gets it', async () => {
  const wish = aWish()
  const [one, other] = await Promise.all([aPerson(), aPerson()])
  const people = await Promise.all([personActor(one.id), personActor(other.id)])
  const outcomes = await Promise.allSettled(people.map((person) => createWorkspace(person, wish)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('ten a day for one person', async () => {
  const person = await personActor((await aPerson()).id)
  for (let time = 0; time < 10; time++) await createWorkspace(person, aWish())
  await expectRefused(createWorkspace(person, aWish()), 'too-many')
})

test('nobody has to say where they heard of us, but who will use it', () => {
  const parsed = createWorkspaceSchema.parse({ ...aWish(), marketingSource: '' })
  expect(parsed.marketingSource).toBeNull()
  expect(createWorkspaceSchema.safeParse({ ...aWish(), size: undefined }).success).toBe(false)
})

test('a super admin begins none', async () => {
  const { id } = await aPerson({ isSuperAdmin: true })
  await expectRefused(createWorkspace(await personActor(id), aWish()), 'forbidden')
  expect(await db.member.count({ where: { userId: id } })).toBe(0)
})
