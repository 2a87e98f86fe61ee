import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import type { Tx } from '@/lib/platform/tx'
import { switchRefusal } from '@/lib/workspaces/features/rules'

/** Throws the sentence where the workspace has switched applause off. */
export function ensureApplauseOn(actor: Actor) {
  const off = switchRefusal(actor, 'Applause')
  if (off) throw off
}

/** Throws where applause is switched off, or the plan does not include it: what was given can still be read. */
export async function ensureApplause(tx: Tx, actor: Actor) {
  ensureApplauseOn(actor)
  await ensureFeature(tx, actor, 'applaud')
}
