import { expect, test } from 'vitest'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { restoreGoal } from '@/lib/goals/commands/restore-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { db } from '@/lib/platform/db'
import { aGoal, goalNow, updatesOf } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { deciders, outcomesByRelation } from './relations'

test('lets Admins, the creator, leads and supervising Managers restore a goal', async () => {
  const archivedFirst: Parameters<typeof outcomesByRelation>[0] = async (actor, { id }) => {
    await db.goal.update({ where: { id }, data: { archivedAt: new Date() } })
    return restoreGoal(actor, { id })
  }
  expect(await outcomesByRelation(archivedFirst)).toEqual(deciders)
})

test('a restored goal has the status it had', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await setGoalStatus(admin, { ...goal, status: 'AtRisk', comment: 'Two people left.' })
  await archiveGoal(admin, goal)
  await restoreGoal(admin, goal)
  await restoreGoal(admin, goal)
  expect((await goalNow(goal)).status).toBe('AtRisk')
  expect((await updatesOf(goal)).map(({ kind }) => kind)).toEqual(['created', 'status', 'archived', 'restored'])
})
