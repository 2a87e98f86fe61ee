import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { checkInDueOn } from '@/lib/goals/rules/check-ins'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dateOf, dayIn } from '@/lib/shared/dates'

/** A check-in that is already due counts as made, because setting a goal says where it stands. */
function checkedInOn(actor: Actor, goal: Pick<CreateGoalInput, 'frequency' | 'startsOn' | 'endsOn'>) {
  const dueOn = checkInDueOn({ ...goal, checkedInOn: null }, dayIn(now(), actor.timeZone))
  return dueOn && dateOf(dueOn)
}

const rowOf = (actor: Actor, { madeId: id, continuesId, reviewId, ...goal }: CreateGoalInput) => ({
  id,
  workspaceId: actor.workspaceId,
  creatorId: actor.memberId,
  continuesId,
  reviewId,
  title: goal.title,
  description: goal.description,
  type: goal.type,
  teamId: goal.teamId,
  parentId: goal.parentId,
  frequency: goal.frequency,
  startsOn: dateOf(goal.startsOn),
  endsOn: dateOf(goal.endsOn),
  visibility: goal.visibility,
  progressSource: goal.progressSource,
  progress: goal.progressSource === 'BY_HAND' ? goal.progress : 0,
  checkedInOn: checkedInOn(actor, goal),
  createdAt: now(),
  changedAt: now(),
})

/** Inserts goals, parents first, without their parts. */
export const insertGoals = (tx: Tx, actor: Actor, goals: readonly CreateGoalInput[]) =>
  tx.goal.createMany({ data: goals.map((goal) => rowOf(actor, goal)), skipDuplicates: true })
