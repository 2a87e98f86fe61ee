import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canImportGoals } from '@/lib/goals/policy'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The sentence in place of goals where the workspace has switched them off; null: they are on. */
export const goalsGate = (actor: Actor): string | null => switchGate(actor, 'Goals')

/** Whether the list of goals offers an actor to import some. */
export const offersGoalImport = (actor: Actor) => canImportGoals(actor)
