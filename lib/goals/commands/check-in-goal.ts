import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CheckInInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { writeCheckIn } from '@/lib/goals/steps/write-check-in'
import { transaction } from '@/lib/platform/db'

/** Says where a goal is: its values, a status and a comment. */
export const checkInGoal = (actor: Actor, input: CheckInInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    await writeCheckIn(tx, actor, input)
    return { id: input.id }
  })
