import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const accountableOf = async (id: string) => (await db.goal.findUniqueOrThrow({ where: { id } })).accountableId

test('a goal counts for its first assignee by name, and without one for its creator', async () => {
  const workspace = await aWorkspace()
  const creator = await anAdmin({ workspace })
  const [ben, cem] = [await aMember({ workspace, firstName: 'Ben' }), await aMember({ workspace, firstName: 'Cem' })]
  const ana = await aMember({ workspace, firstName: 'Ana' })
  const goal = await aGoal(creator, { assignees: [ben, cem, ana] })
  expect(await accountableOf(goal.id)).toBe(ana.memberId)
  await db.user.update({ where: { id: ana.userId }, data: { firstName: 'Zoe' } })
  expect(await accountableOf(goal.id)).toBe(ben.memberId)
  await db.goalAssignee.deleteMany({ where: { goalId: goal.id, memberId: ben.memberId } })
  expect(await accountableOf(goal.id)).toBe(cem.memberId)
  await db.goalAssignee.deleteMany({ where: { goalId: goal.id } })
  expect(await accountableOf(goal.id)).toBe(creator.memberId)
})
