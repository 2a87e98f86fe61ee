import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CheckInManyInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockUpwards } from '@/lib/goals/steps/lock-goal'
import { writeCheckIn } from '@/lib/goals/steps/write-check-in'
import { transaction } from '@/lib/platform/db'

export const checkInGoals = (actor: Actor, { goals }: CheckInManyInput): Promise<{ count: number }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    await lockUpwards(
      tx,
      actor,
      goals.map(({ id }) => id),
    )
    for (const goal of goals) await writeCheckIn(tx, actor, goal)
    return { count: goals.length }
  })
