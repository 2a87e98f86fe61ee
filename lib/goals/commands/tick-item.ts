import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalItemDone } from '@/lib/goals/notices/goal-items-due'
import { canCheckIn } from '@/lib/goals/policy'
import { goalNotOpen, notYourGoal, partChanged } from '@/lib/goals/refusals'
import { isOpenGoal } from '@/lib/goals/rules/goal-status'
import type { TickItemInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountProgress } from '@/lib/goals/steps/recount-progress'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** For the item's owner and people who may check in. */
export const tickItem = (actor: Actor, { id, itemId, isDone }: TickItemInput): Promise<{ progress: number }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const goal = await lockGoal(tx, actor, { id })
    const item = await tx.goalItem.findFirst({
      where: { id: itemId, goalId: id },
      select: { title: true, ownerId: true, doneAt: true },
    })
    if (!item) throw partChanged()
    if (item.ownerId !== actor.memberId && !canCheckIn(actor, goal)) throw notYourGoal(goal.title)
    if (!isOpenGoal(goal.status)) throw goalNotOpen(goal.title)
    if ((item.doneAt !== null) === isDone) return { progress: goal.progress }
    const at = now()
    await tx.goalItem.update({ where: { id: itemId }, data: { doneAt: isDone ? at : null }, select: { id: true } })
    await tx.goal.update({ where: { id }, data: { changedAt: at }, select: { id: true } })
    if (isDone && item.ownerId)
      await goalItemDone(tx, { id: itemId, workspaceId: goal.workspaceId, ownerId: item.ownerId })
    const progress = await recountProgress(tx, id)
    const changes = [isDone ? `Done: ${item.title}` : `Reopened: ${item.title}`]
    const moved = progress === goal.progress ? {} : { progress, previousProgress: goal.progress }
    await recordUpdate(tx, goal, actor, { kind: 'item', changes, ...moved })
    return { progress }
  })
