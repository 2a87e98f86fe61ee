import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { personActor } from '@/lib/access/person'
import { findPlanNotice, getPlanOverview } from '@/lib/billing/queries'
import { limitOf } from '@/lib/billing/rules'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { countPeople } from '@/lib/members/people/queries/list-people'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPerson } from '@/tests/factories/members'
import { aSubscription, whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const reached = 'You have reached the limit for your plan.'

const add = (admin: Actor) => {
  const person = { email: `${unique('lena')}@acme.example`, firstName: 'Lena', lastName: '', timeZone: 'UTC' }
  return addMember(admin, { ...person, role: 'Member' })
}

/** A workspace without a subscription, with this many people in it. */
async function aSmallWorkspace(people: number) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  for (let count = 1; count < people; count++) await aMember({ workspace })
  return { workspace, admin }
}

test('the row of the plan counts for the next person, also of an Admin signed in for long', async () => {
  const { admin } = await aSmallWorkspace(3)
  await whilePlanIs('FREE', { userLimit: 3 }, () => expectRefused(add(admin), 'plan-limit'))
  await whilePlanIs('FREE', { userLimit: 4 }, async () => {
    await add(admin)
    await expectRefused(add(admin), 'plan-limit')
  })
  await add(admin)
})

test('where the plan had no limit, one that is set counts too', async () => {
  const workspace = await aWorkspace({ plan: 'ENTERPRISE' })
  const admin = await anAdmin({ workspace })
  await whilePlanIs('ENTERPRISE', { userLimit: 1 }, () => expectRefused(add(admin), 'plan-limit'))
  await add(admin)
})

test('of several added at once for the last place there now is, one comes in', async () => {
  const { workspace, admin } = await aSmallWorkspace(2)
  await whilePlanIs('FREE', { userLimit: 3 }, async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => add(admin)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
  expect(await db.member.count({ where: { workspaceId: workspace.id } })).toBe(3)
})

test('who accepts an invitation finds no place on a plan that has become smaller, and one when it has grown again', async () => {
  const { admin } = await aSmallWorkspace(2)
  const { id: userId, email } = await aPerson()
  const { token } = await anInvitation(admin, { email })
  const join = async () => acceptInvitation(await personActor(userId), { token })
  await whilePlanIs('FREE', { userLimit: 2 }, async () => expectRefused(join(), 'plan-limit'))
  await join()
})

test('every screen that speaks of the limit speaks of the changed one', async () => {
  const { admin } = await aSmallWorkspace(3)
  await whilePlanIs('FREE', { userLimit: 3, aiRequestLimit: 7 }, async () => {
    const frame = await getFrame(admin)
    expect([limitOf(frame, 'people'), limitOf(frame, 'aiRequestsPerMonth')]).toEqual([3, 7])
    expect((await countPeople(admin)).gates.add).toBe(reached)
    expect(await getInviteForm(admin)).toMatchObject({ seats: 0, full: reached })
    expect((await getPlanOverview(admin)).plans[0]?.lines[0]).toBe('3 people')
    expect(await findPlanNotice(admin)).toBeNull()
  })
  await whilePlanIs('FREE', { userLimit: 2 }, async () => {
    const told = await findPlanNotice(admin)
    expect(told?.text).toContain('You have 3 people')
    expect(told?.text).toContain('and 2 are included')
  })
  expect(await getInviteForm(admin)).toMatchObject({ seats: 7, full: null })
})

test('who tries a plan reads what Free will hold after it', async () => {
  const { workspace, admin } = await aSmallWorkspace(1)
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 2) })
  const told = await whilePlanIs('FREE', { userLimit: 6 }, () => findPlanNotice(admin))
  expect(told?.text).toContain('6 people')
})

test('a plan that nobody could be on is refused, and so is taking one away', async () => {
  await expect(db.plan.updateMany({ where: { type: 'PRO' }, data: { userLimit: 0 } })).rejects.toThrow(
    'Plan_numbers_check',
  )
  await expect(db.plan.deleteMany({ where: { type: 'FREE' } })).rejects.toThrow('never deleted')
})
