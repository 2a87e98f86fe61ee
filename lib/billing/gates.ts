import 'server-only'
import { subscriptionAt } from '@/lib/access/subscription'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import type { Tx } from '@/lib/platform/tx'
import type { Feature, Limit } from './plans'
import { featureRefusal, limitOf, limitRefusal, type Payer } from './rules'

/** Returns when the actor's plan includes the feature; throws the sentence otherwise, beside the field if one is named. */
export function ensureFeature(actor: Payer, feature: Feature, field?: string) {
  const refusal = featureRefusal(actor, feature, field)
  if (refusal) throw refusal
}

/** Returns when so many are within the plan, for what is counted in one thing and not in the workspace. */
export function ensureAtMost(actor: Payer, limit: Limit, count: number, field?: string) {
  const refusal = limitRefusal(actor, limit, count, field)
  if (refusal) throw refusal
}

type PayingWorkspace = Payer & { workspaceId: string }

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
export async function ensureWithinLimit(tx: Tx, actor: PayingWorkspace, { limit, count, adding = 1, field }: Counted) {
  if (limitOf(actor, limit) === null) return
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${actor.workspaceId}::uuid FOR NO KEY UPDATE`
  ensureAtMost(actor, limit, (await count(tx)) + adding, field)
}

/** What a workspace may do by its plan, where nobody of it asks. */
export async function findPayer(tx: Tx, workspaceId: string): Promise<PayingWorkspace> {
  const [row] = await tx.$queryRaw<Pick<Payer, 'plan' | 'subscriptionStatus'>[]>`
    SELECT COALESCE(s.plan, 'FREE') AS plan, s.status AS "subscriptionStatus"
    FROM "Workspace" w LEFT JOIN LATERAL (${subscriptionAt(now())}) s ON true WHERE w.id = ${workspaceId}::uuid`
  return { plan: 'FREE', subscriptionStatus: null, ...row, workspaceId, isBilled: env.BILLING === 'on' }
}
