import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canArchiveGoal } from '@/lib/goals/policy'
import { notYourStatus } from '@/lib/goals/refusals'
import type { GoalIdInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockAnyGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountProgress } from '@/lib/goals/steps/recount-progress'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const restoreGoal = (actor: Actor, { id }: GoalIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const goal = await lockAnyGoal(tx, actor, id)
    if (!canArchiveGoal(actor, goal)) throw notYourStatus()
    if (goal.archivedAt === null) return { id }
    const data = { archivedAt: null, changedAt: now(), version: goal.version + 1 }
    await tx.goal.update({ where: { id }, data, select: { id: true } })
    await recountProgress(tx, id)
    await recordUpdate(tx, goal, actor, { kind: 'restored' })
    return { id }
  })
