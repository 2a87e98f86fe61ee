import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalStatusChanged } from '@/lib/goals/notices/goal-changed'
import { goalEnded } from '@/lib/goals/notices/goals-reminded'
import { listGoalPeople } from '@/lib/goals/queries/list-readers'
import { canSetStatus } from '@/lib/goals/policy'
import {
  commentMissing,
  endInPast,
  newEndAndReasonMissing,
  newEndMissing,
  noSuchStep,
  sameStatus,
  notYourStatus,
} from '@/lib/goals/refusals'
import { isOpenGoal, needsComment, needsNewEnd, nextStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import type { SetGoalStatusInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockGoal, type LockedGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountProgress } from '@/lib/goals/steps/recount-progress'
import { now } from '@/lib/platform/clock'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { transaction, type Tx } from '@/lib/platform/db'
import { dateOf, dayIn } from '@/lib/shared/dates'

/** The new end, if the step needs one. Throws for an illegal transition, a missing comment, and a missing or past end. */
function endAfterStep(actor: Actor, goal: LockedGoal, { status, comment, endsOn }: SetGoalStatusInput) {
  const today = dayIn(now(), actor.timeZone)
  const names = { from: statusBadges[goal.status].label, to: statusBadges[status].label }
  if (status === goal.status) throw sameStatus()
  if (!nextStatuses(goal.status).includes(status))
    throw noSuchStep(`A goal can’t go from ${names.from} to ${names.to}.`)
  const lacksReason = needsComment(status) && comment === ''
  const asksEnd = needsNewEnd(status, goal.endsOn, today)
  if (lacksReason) throw asksEnd && !endsOn ? newEndAndReasonMissing() : commentMissing()
  if (!asksEnd) return null
  if (!endsOn) throw newEndMissing()
  if (endsOn < today) throw endInPast()
  return endsOn
}

/** By hand, completing gives 100%, and reopening takes it back. */
async function progressAfter(tx: Tx, goal: LockedGoal, status: GoalStatus): Promise<number> {
  if (goal.progressSource !== 'BY_HAND') return goal.progress
  if (status === 'Completed') return 100
  if (goal.status !== 'Completed') return goal.progress
  const where = { goalId: goal.id, kind: 'status', status: 'Completed' } as const
  const select = { previousProgress: true } as const
  const completed = await tx.goalUpdate.findFirst({ where, orderBy: { createdAt: 'desc' }, select })
  return completed?.previousProgress ?? goal.progress
}

export const setGoalStatus = (actor: Actor, input: SetGoalStatusInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const { id, status, comment } = input
    const goal = await lockGoal(tx, actor, input)
    if (!canSetStatus(actor, goal)) throw notYourStatus()
    const endsOn = endAfterStep(actor, goal, input)
    const at = now()
    const data = {
      status,
      progress: await progressAfter(tx, goal, status),
      completedAt: status === 'Completed' ? at : null,
      changedAt: at,
      version: goal.version + 1,
      ...(endsOn && { endsOn: dateOf(endsOn) }),
    }
    await tx.goal.update({ where: { id }, data, select: { id: true } })
    const progress = await recountProgress(tx, id)
    const changes = endsOn ? ['End'] : []
    const moved = { status, previousStatus: goal.status, progress, previousProgress: goal.progress }
    const { id: updateId } = await recordUpdate(tx, goal, actor, { kind: 'status', comment, changes, ...moved })
    const peopleIds = await listGoalPeople(tx, goal)
    await goalStatusChanged(tx, actor, { ...goal, status, comment, peopleIds, updateId })
    if (!isOpenGoal(status)) await goalEnded(tx, { ...goal, peopleIds })
    return { id }
  })
