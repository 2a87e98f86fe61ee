import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canImportGoals } from '@/lib/goals/policy'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The message shown while goals are off; null: on. */
export const goalsGate = (actor: Actor): string | null => switchGate(actor, 'Goals')

export const offersGoalImport = (actor: Actor) => canImportGoals(actor)
