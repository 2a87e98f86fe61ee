import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/tx'
import type { Feature, Limit } from './plans'
import { featureRefusal, limitOf, limitRefusal } from './rules'

/** Returns when the actor's plan includes the feature; throws the sentence otherwise, beside the field if one is named. */
export function ensureFeature(actor: Actor, feature: Feature, field?: string) {
  const refusal = featureRefusal(actor, feature, field)
  if (refusal) throw refusal
}

/** Returns when so many are within the plan, for what is counted in one thing and not in the workspace. */
export function ensureAtMost(actor: Actor, limit: Limit, count: number, field?: string) {
  const refusal = limitRefusal(actor, limit, count, field)
  if (refusal) throw refusal
}

type Counted = {
  limit: Limit
  /** How many there are, counted in the transaction. */
  count: (tx: Tx) => Promise<number>
  adding?: number
  field?: string
}

/**
 * Returns when there is room for what the transaction is about to add. The workspace's row stays locked until its end, so
 * two people cannot both take the last place; other work in the workspace does not wait.
 */
export async function ensureWithinLimit(tx: Tx, actor: Actor, { limit, count, adding = 1, field }: Counted) {
  if (limitOf(actor, limit) === null) return
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${actor.workspaceId}::uuid FOR NO KEY UPDATE`
  ensureAtMost(actor, limit, (await count(tx)) + adding, field)
}
