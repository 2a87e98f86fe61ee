import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalAssigned, goalCreated } from '@/lib/goals/notices/goal-assigned'
import { goalItemsGiven } from '@/lib/goals/notices/goal-items-given'
import { canEditGoal } from '@/lib/goals/policy'
import { mayBecomeGoal } from '@/lib/goals/queries/may-become-goal'
import { endInPast, noFeedbackForGoal, noSuchGoal, notYourGoal } from '@/lib/goals/refusals'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { ensureMaySet, ensureParent } from '@/lib/goals/steps/ensure-goal'
import { lockAlignment, lockAnyGoal } from '@/lib/goals/steps/lock-goal'
import { insertGoals } from '@/lib/goals/steps/insert-goals'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountProgress } from '@/lib/goals/steps/recount-progress'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { fittedToType, writeGoalParts } from '@/lib/goals/steps/write-goal-parts'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction, type Tx } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'

async function ensureContinued(tx: Tx, actor: Actor, id: string) {
  const earlier = await lockAnyGoal(tx, actor, id)
  if (!canEditGoal(actor, earlier)) throw notYourGoal(earlier.title)
}

async function ensureNew(tx: Tx, actor: Actor, input: CreateGoalInput) {
  if (input.endsOn < dayIn(now(), actor.timeZone)) throw endInPast()
  await ensureMaySet(tx, actor, input)
  await ensureParent(tx, actor, { id: input.madeId, parentId: input.parentId })
  if (input.continuesId !== undefined) await ensureContinued(tx, actor, input.continuesId)
  if (input.reviewId !== undefined && !(await mayBecomeGoal(tx, actor, input.reviewId))) throw noFeedbackForGoal()
}

export const createGoal = (actor: Actor, given: CreateGoalInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const { workspaceId, memberId: creatorId } = actor
    const input = fittedToType(creatorId, given)
    const { madeId: id } = input
    await lockAlignment(tx, actor)
    const own = { id, workspaceId, creatorId }
    if ((await tx.goal.count({ where: own })) > 0) return { id }
    await ensureNew(tx, actor, input)
    await isFirstInsert(
      insertGoals(tx, actor, [input]),
      () => tx.goal.findFirst({ where: own, select: { id: true } }),
      noSuchGoal,
    )
    await tx.goalDraft.deleteMany({ where: { workspaceId, memberId: creatorId } })
    const added = await writeGoalParts(tx, actor, id, input)
    const progress = await recountProgress(tx, id)
    const goal = { id, workspaceId, title: input.title, type: input.type }
    await recordUpdate(tx, goal, actor, { kind: 'created', status: 'OnTrack', progress })
    await goalCreated(tx, actor, goal)
    await goalAssigned(tx, actor, { ...goal, endsOn: input.endsOn, version: 1 }, added)
    await goalItemsGiven(tx, actor, { ...goal, version: 1 }, added.items)
    return { id }
  })
