import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalStatusChanged } from '@/lib/goals/notices/goal-changed'
import { listGoalPeople } from '@/lib/goals/queries/list-readers'
import { canSetStatus } from '@/lib/goals/policy'
import {
  commentMissing,
  endBeforeStart,
  endInPast,
  newEndMissing,
  noSuchStep,
  notYourStatus,
} from '@/lib/goals/refusals'
import { needsComment, needsNewEnd, nextStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import type { SetGoalStatusInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockGoal, type LockedGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountParents } from '@/lib/goals/steps/recount-progress'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { dateOf, dayIn } from '@/lib/shared/dates'

/** Throws for an illegal transition, a missing comment, and a missing or past new end. */
function ensureStep(actor: Actor, goal: LockedGoal, { status, comment, endsOn }: SetGoalStatusInput) {
  const today = dayIn(now(), actor.timeZone)
  const names = { from: statusBadges[goal.status].label, to: statusBadges[status].label }
  if (!nextStatuses(goal.status).includes(status))
    throw noSuchStep(`A goal can’t go from ${names.from} to ${names.to}.`)
  if (needsComment(status) && comment === '') throw commentMissing()
  if (endsOn && endsOn < today) throw endInPast()
  if (endsOn && endsOn <= goal.startsOn) throw endBeforeStart()
  if (needsNewEnd(status, endsOn ?? goal.endsOn, today)) throw newEndMissing()
}

export const setGoalStatus = (actor: Actor, input: SetGoalStatusInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const { id, status, comment, endsOn } = input
    const goal = await lockGoal(tx, actor, input)
    if (!canSetStatus(actor, goal)) throw notYourStatus()
    ensureStep(actor, goal, input)
    const isHandmade = status === 'Completed' && goal.progressSource === 'BY_HAND'
    const progress = isHandmade ? 100 : goal.progress
    const at = now()
    const data = {
      status,
      progress,
      completedAt: status === 'Completed' ? at : null,
      changedAt: at,
      version: goal.version + 1,
      ...(endsOn && { endsOn: dateOf(endsOn) }),
    }
    await tx.goal.update({ where: { id }, data, select: { id: true } })
    await recountParents(tx, goal.parentId)
    const changes = endsOn && endsOn !== goal.endsOn ? ['End'] : []
    const moved = { status, previousStatus: goal.status, progress, previousProgress: goal.progress }
    await recordUpdate(tx, goal, actor, { kind: 'status', comment, changes, ...moved })
    await goalStatusChanged(tx, actor, { ...goal, status, comment, peopleIds: await listGoalPeople(tx, goal) })
    return { id }
  })
