import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dateOf } from '@/lib/shared/dates'

const rowOf = (actor: Actor, { madeId: id, continuesId, reviewId, ...goal }: CreateGoalInput) => ({
  id,
  workspaceId: actor.workspaceId,
  creatorId: actor.memberId,
  continuesId,
  reviewId,
  title: goal.title,
  description: goal.description,
  type: goal.type,
  teamId: goal.type === 'Team' ? goal.teamId : null,
  parentId: goal.parentId,
  frequency: goal.frequency,
  startsOn: dateOf(goal.startsOn),
  endsOn: dateOf(goal.endsOn),
  visibility: goal.visibility,
  progressSource: goal.progressSource,
  progress: goal.progressSource === 'BY_HAND' ? goal.progress : 0,
  createdAt: now(),
  changedAt: now(),
})

/** Inserts goals, parents first, without their parts. */
export const insertGoals = (tx: Tx, actor: Actor, goals: readonly CreateGoalInput[]) =>
  tx.goal.createMany({ data: goals.map((goal) => rowOf(actor, goal)), skipDuplicates: true })
