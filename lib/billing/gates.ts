import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { planAt, planColumns } from '@/lib/access/workspace/subscription'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import type { Tx } from '@/lib/platform/tx'
import type { Feature, PlanLimit } from './plans'
import { featureRefusal, limitOf, limitRefusal, type Payer } from './rules'

type Payee = Pick<Actor, 'workspaceId'>

/** Returns when the plan includes the feature now; throws the sentence otherwise, beside the field if one is named. */
export async function ensureFeature(tx: Tx, { workspaceId }: Payee, feature: Feature, field?: string) {
  const refusal = featureRefusal(await findPayer(tx, workspaceId), feature, field)
  if (refusal) throw refusal
}

type Reached = { limit: PlanLimit; count: number; seats?: number; field?: string }

function refuseBeyond(payer: Payer, { limit, count, seats, field }: Reached) {
  const refusal = limitRefusal(payer, limit, count, field, seats)
  if (refusal) throw refusal
}

/**
 * Returns when so many are within the plan, for what is counted in one thing that the transaction holds, and not in the
 * workspace. What the plan allows is read now, as it may have changed since the actor asked.
 */
export async function ensureAtMost(
  tx: Tx,
  { workspaceId }: Payee,
  counted: { limit: PlanLimit; count: number; field?: string },
) {
  refuseBeyond(await findPayer(tx, workspaceId), counted)
}

type Counted = {
  limit: PlanLimit
  /** How many there are, counted in the transaction. */
  count: (tx: Tx) => Promise<number>
  adding?: number
  /** How many seats there are, where the plan includes so many for each of them. */
  seats?: (tx: Tx) => Promise<number> | number
  field?: string
}

/**
 * Returns when there is room for what the transaction is about to add. The workspace's row stays locked until its end, so
 * two people cannot both take the last place; other work in the workspace does not wait. What the plan allows is read
 * under that lock, as it may have changed since the actor asked.
 */
export async function ensureWithinLimit(tx: Tx, { workspaceId }: Payee, counted: Counted) {
  const { limit, count, adding = 1, seats = () => 1, field } = counted
  if (env.BILLING === 'off') return
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
  const payer = await findPayer(tx, workspaceId)
  if (limitOf(payer, limit) === null) return
  refuseBeyond(payer, { limit, count: (await count(tx)) + adding, seats: await seats(tx), field })
}

// A workspace that is gone has room for nobody.
const nobody = {
  ...({ plan: 'FREE', subscriptionStatus: null, peopleLimit: 0, externalsPerReview: 0 } as const),
  ...{ applausePerPersonAndMonth: 0, aiRequestLimit: 0, aiRequestsPerDay: 0, aiTokensPerDay: 0 },
}

/** What the plan allows a workspace right now. */
export async function findPayer(tx: Tx, workspaceId: string): Promise<Payer> {
  const [row] = await tx.$queryRaw<Omit<Payer, 'isBilled'>[]>`
    SELECT ${planColumns} FROM "Workspace" w ${planAt(now())} WHERE w.id = ${workspaceId}::uuid`
  return { ...(row ?? nobody), isBilled: env.BILLING === 'on' }
}
