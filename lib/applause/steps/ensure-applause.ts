import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import type { Tx } from '@/lib/platform/tx'
import { switchRefusal } from '@/lib/workspaces/features/rules'

/** Throws while applause is switched off. */
export function ensureApplauseOn(actor: Actor) {
  const off = switchRefusal(actor, 'Applause')
  if (off) throw off
}

/** Throws while applause is off or not in the plan; existing applause stays readable. */
export async function ensureApplause(tx: Tx, actor: Actor) {
  ensureApplauseOn(actor)
  await ensureFeature(tx, actor, 'applaud')
}
