import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CheckInManyInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { writeCheckIn } from '@/lib/goals/steps/write-check-in'
import { transaction } from '@/lib/platform/db'

/** Checks in many goals with one press: all of them or none. */
export const checkInGoals = (actor: Actor, { goals }: CheckInManyInput): Promise<{ count: number }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    // In one order, so that two people who check in the same goals never wait for each other.
    const ordered = goals.toSorted((one, other) => one.id.localeCompare(other.id))
    for (const goal of ordered) await writeCheckIn(tx, actor, goal)
    return { count: goals.length }
  })
