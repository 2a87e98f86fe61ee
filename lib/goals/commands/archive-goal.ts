import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalEnded } from '@/lib/goals/notices/goals-reminded'
import { canArchiveGoal } from '@/lib/goals/policy'
import { listGoalPeople } from '@/lib/goals/queries/list-readers'
import { notYourStatus } from '@/lib/goals/refusals'
import type { GoalIdInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockAnyGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountParents } from '@/lib/goals/steps/recount-progress'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Makes a goal read-only and leaves it out of lists and of its parent's progress. */
export const archiveGoal = (actor: Actor, { id }: GoalIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const goal = await lockAnyGoal(tx, actor, id)
    if (!canArchiveGoal(actor, goal)) throw notYourStatus()
    if (goal.archivedAt !== null) return { id }
    const at = now()
    const data = { archivedAt: at, changedAt: at, version: goal.version + 1 }
    await tx.goal.update({ where: { id }, data, select: { id: true } })
    await recountParents(tx, goal.parentId)
    await recordUpdate(tx, goal, actor, { kind: 'archived' })
    await goalEnded(tx, { ...goal, peopleIds: await listGoalPeople(tx, goal) })
    return { id }
  })
