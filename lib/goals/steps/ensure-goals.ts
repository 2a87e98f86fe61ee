import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { switchRefusal } from '@/lib/workspaces/features/rules'

/** Throws where the workspace has switched goals off; those there are stay as they are. */
export function ensureGoals(actor: Actor) {
  const off = switchRefusal(actor, 'Goals')
  if (off) throw off
}
