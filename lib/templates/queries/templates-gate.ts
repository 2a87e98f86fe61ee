import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The server's refusal as a sentence; null: the feature is on. */
export const templatesGate = (actor: Actor): string | null => switchGate(actor, 'Templates')
