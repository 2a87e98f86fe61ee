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
    for (const [index, goal] of goals.entries()) await writeCheckIn(tx, actor, goal, `goals.${index}`)
    return { count: goals.length }
  })
