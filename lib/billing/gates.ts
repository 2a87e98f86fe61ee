import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { planAt, planColumns } from '@/lib/access/workspace/subscription'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import type { Tx } from '@/lib/platform/tx'
import type { Feature, PlanLimit } from './plans'
import { featureRefusal, limitOf, limitRefusal, type Payer } from './rules'

type Payee = Pick<Actor, 'workspaceId'>

/** Throws the plan's refusal, beside the field if named, unless the feature is included. */
export async function ensureFeature(tx: Tx, { workspaceId }: Payee, feature: Feature, field?: string) {
  const refusal = featureRefusal(await findPayer(tx, workspaceId), feature, field)
  if (refusal) throw refusal
}

type Reached = { limit: PlanLimit; count: number; seats?: number; field?: string }

function refuseBeyond(payer: Payer, { limit, count, seats, field }: Reached) {
  const refusal = limitRefusal(payer, limit, count, field, seats)
  if (refusal) throw refusal
}

/** Checks a limit on one locked row, not on the workspace. Reads the limit now, because it may have changed. */
export async function ensureAtMost(
  tx: Tx,
  { workspaceId }: Payee,
  counted: { limit: PlanLimit; count: number; field?: string },
) {
  refuseBeyond(await findPayer(tx, workspaceId), counted)
}

type Counted = {
  limit: PlanLimit
  count: (tx: Tx) => Promise<number>
  adding?: number
  /** The number of seats, where the limit is per seat. */
  seats?: (tx: Tx) => Promise<number> | number
  field?: string
}

/**
 * Throws unless there is room for the addition. Locks the workspace's row, so two people can't take the last place, and
 * reads the limit under that lock.
 */
export async function ensureWithinLimit(tx: Tx, { workspaceId }: Payee, counted: Counted) {
  const { limit, count, adding = 1, seats = () => 1, field } = counted
  if (env.BILLING === 'off') return
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
  const payer = await findPayer(tx, workspaceId)
  if (limitOf(payer, limit) === null) return
  refuseBeyond(payer, { limit, count: (await count(tx)) + adding, seats: await seats(tx), field })
}

// A deleted workspace has no room.
const nobody = {
  plan: 'FREE' as const,
  subscriptionStatus: null,
  peopleLimit: 0,
  externalsPerReview: 0,
  applausePerPersonAndMonth: 0,
  aiRequestLimit: 0,
  aiRequestsPerDay: 0,
  aiTokensPerDay: 0,
}

export async function findPayer(tx: Tx, workspaceId: string): Promise<Payer> {
  const [row] = await tx.$queryRaw<Omit<Payer, 'isBilled'>[]>`
    SELECT ${planColumns} FROM "Workspace" w ${planAt(now())} WHERE w.id = ${workspaceId}::uuid`
  return { ...(row ?? nobody), isBilled: env.BILLING === 'on' }
}
