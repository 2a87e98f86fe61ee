import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The sentence in place of goals where the workspace has switched them off; null: they are on. */
export const goalsGate = (actor: Actor): string | null => switchGate(actor, 'Goals')
