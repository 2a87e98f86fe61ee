import { expect, test } from 'vitest'
import { ensureAtMost, ensureFeature } from '@/lib/billing/gates'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { outcomeOf, refusalOf } from '@/tests/support/refused'

const somebody = () => ({
  email: `${unique('lena')}@acme.example`,
  firstName: 'Lena',
  lastName: '',
  role: 'Member' as const,
  timeZone: 'UTC',
})

/** A workspace on FREE, which holds ten people, with this many in it. */
async function aSmallWorkspace(people: number) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  for (let count = 1; count < people; count++) await aMember({ workspace })
  return { workspace, admin }
}

const peopleOf = (workspaceId: string) => db.member.count({ where: { workspaceId, status: 'ACTIVE' } })

test('of several people added at once only as many come in as there is room for', async () => {
  const { workspace, admin } = await aSmallWorkspace(8)
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => addMember(admin, somebody())))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await peopleOf(workspace.id)).toBe(10)
})

test('who is turned away reads why, and nothing is written', async () => {
  const { workspace, admin } = await aSmallWorkspace(10)
  const input = somebody()
  const { code, message } = await refusalOf(addMember(admin, input))
  expect([code, message]).toEqual(['plan-limit', 'You have reached the limit for your plan.'])
  expect(await db.user.findUnique({ where: { email: input.email } })).toBeNull()
  expect(await peopleOf(workspace.id)).toBe(10)
})

test('a place that was taken away is free again', async () => {
  const { workspace, admin } = await aSmallWorkspace(9)
  await deactivate(await aMember({ workspace }))
  await addMember(admin, somebody())
  expect(await peopleOf(workspace.id)).toBe(10)
})

test('a feature that is not in the plan is refused beside its field', async () => {
  const actor = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const { fields } = await refusalOf(ensureFeature(db, actor, 'feedbackInvites', 'emails'))
  expect(fields).toEqual({ emails: 'This feature is only accessible with a paid plan.' })
})

test('as many as the plan includes are not refused, and one more is', async () => {
  const actor = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const attempt = (count: number) => outcomeOf(ensureAtMost(db, actor, { limit: 'people', count }))
  expect([await attempt(10), await attempt(11)]).toEqual(['done', 'plan-limit'])
})
