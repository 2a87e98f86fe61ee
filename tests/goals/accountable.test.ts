import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const accountableOf = async (id: string) => (await db.goal.findUniqueOrThrow({ where: { id } })).accountableId

test('a goal counts for its first assignee, and without one for its creator', async () => {
  const workspace = await aWorkspace()
  const [creator, ...people] = [
    await anAdmin({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  const goal = await aGoal(creator, { assignees: people })
  const [first, second] = people.map(({ memberId }) => memberId).toSorted()
  expect(await accountableOf(goal.id)).toBe(first)
  await db.goalAssignee.deleteMany({ where: { goalId: goal.id, memberId: first } })
  expect(await accountableOf(goal.id)).toBe(second)
  await db.goalAssignee.deleteMany({ where: { goalId: goal.id } })
  expect(await accountableOf(goal.id)).toBe(creator.memberId)
})
