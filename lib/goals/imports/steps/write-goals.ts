import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CheckedGoalRow } from './check-goal-rows'
import { goalsGiven } from '@/lib/goals/imports/notices'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { insertGoals } from '@/lib/goals/steps/insert-goals'
import { lockUpwards } from '@/lib/goals/steps/lock-goal'
import { recountParents } from '@/lib/goals/steps/recount-progress'
import { fittedToType } from '@/lib/goals/steps/write-goal-parts'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { randomId } from '@/lib/shared/randomness'

function givenGoals(actor: Actor, rows: readonly CheckedGoalRow[]): { number: number; goal: CreateGoalInput }[] {
  const ids = new Map(rows.map(({ number }) => [number, randomId()]))
  return rows.flatMap(({ number, input, parentNumber, parentId }) => {
    const madeId = ids.get(number)
    if (input === null || madeId === undefined) return []
    const above = parentNumber === null ? parentId : (ids.get(parentNumber) ?? null)
    return [{ number, goal: fittedToType(actor.memberId, { ...input, madeId, parentId: above }) }]
  })
}

/** Key results begin at their start, so there is no progress to count. */
async function writeParts(tx: Tx, { workspaceId, memberId }: Actor, goals: readonly CreateGoalInput[]) {
  const places = goals.map((goal) => ({ goal, place: { workspaceId, goalId: goal.madeId } }))
  const keyResults = places.flatMap(({ goal, place }) =>
    goal.keyResults.map((keyResult, position) => ({ ...keyResult, ...place, position })),
  )
  const assignees = places.flatMap(({ goal, place }) => goal.assigneeIds.map((id) => ({ ...place, memberId: id })))
  const supervisors = places.flatMap(({ goal, place }) => goal.supervisorIds.map((id) => ({ ...place, memberId: id })))
  const created = { memberId, kind: 'created', status: 'OnTrack', progress: 0, createdAt: now() } as const
  await tx.keyResult.createMany({ data: keyResults })
  await tx.goalAssignee.createMany({ data: assignees })
  await tx.goalSupervisor.createMany({ data: supervisors })
  await tx.goalUpdate.createMany({ data: places.map(({ place }) => ({ ...created, ...place })) })
}

/** Creates the rows' goals and notifies each person once; the alignment must be locked. Returns goals by row number. */
export async function writeGoals(tx: Tx, actor: Actor, importId: string, rows: readonly CheckedGoalRow[]) {
  const given = givenGoals(
    actor,
    rows.toSorted((one, other) => one.level - other.level),
  )
  const goals = given.map(({ goal }) => goal)
  const above = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]
  await lockUpwards(tx, actor, above)
  await insertGoals(tx, actor, goals)
  await writeParts(tx, actor, goals)
  for (const id of above) await recountParents(tx, id)
  await goalsGiven(tx, actor, importId, goals)
  return new Map(given.map(({ number, goal }) => [number, goal.madeId]))
}
