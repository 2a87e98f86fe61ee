import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { allAssigneesDone, goalSaidBehind } from '@/lib/goals/notices/goal-changed'
import { listFollowers } from '@/lib/goals/queries/list-readers'
import { notAssigned } from '@/lib/goals/refusals'
import { isBehind, isOpenGoal, statusBadges } from '@/lib/goals/rules/goal-status'
import type { SetOwnStatusInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { transaction } from '@/lib/platform/db'

/** Sets an assignee's own status. Once all are done, the creator is asked to complete the goal. */
export const setOwnStatus = (actor: Actor, { id, status }: SetOwnStatusInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const goal = await lockGoal(tx, actor, { id })
    if (!goal.isAssignee) throw notAssigned()
    const own = { goalId: id, memberId: actor.memberId }
    const { count } = await tx.goalAssignee.updateMany({ where: { ...own, status: { not: status } }, data: { status } })
    if (count === 0 && (await tx.goalUpdate.count({ where: { ...own, kind: 'own-status' }, take: 1 })) > 0)
      return { id }
    const changes = [statusBadges[status].label]
    const { id: updateId } = await recordUpdate(tx, goal, actor, { kind: 'own-status', changes })
    if (!isOpenGoal(goal.status)) return { id }
    if (isBehind(status)) {
      const peopleIds = await listFollowers(tx, goal)
      await goalSaidBehind(tx, actor, { ...goal, status, comment: '', peopleIds, updateId })
    }
    const notDone = { goalId: id, status: { not: 'Completed' }, member: { status: 'ACTIVE' } } as const
    const left = await tx.goalAssignee.count({ where: notDone })
    if (left === 0) await allAssigneesDone(tx, actor, goal)
    return { id }
  })
