import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalsImported } from '@/lib/goals/imports/refusals'
import type { GoalImportIdInput } from '@/lib/goals/imports/schema'
import { lockGoalImport } from '@/lib/goals/imports/steps/lock-goal-import'
import { transaction } from '@/lib/platform/db'

export const discardGoalImport = (actor: Actor, { id }: GoalImportIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { status } = await lockGoalImport(tx, actor, id)
    if (status !== 'CHECKING') throw goalsImported()
    await tx.goalImport.delete({ where: { id }, select: { id: true } })
    return { id }
  })
