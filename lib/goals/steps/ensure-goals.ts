import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { switchRefusal } from '@/lib/workspaces/features/rules'

/** Throws while goals are off. */
export function ensureGoals(actor: Actor) {
  const off = switchRefusal(actor, 'Goals')
  if (off) throw off
}
