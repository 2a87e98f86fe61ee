import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'

export type GivenSubscription = {
  workspace: { id: string }
  plan?: PlanType
  status?: SubscriptionStatus
  isTrial?: boolean
  trialEndsAt?: Date
  endsAt?: Date
}

/** A workspace's time on a plan. An actor made before knows nothing of it: load them anew. */
export async function aSubscription({ workspace, plan = 'PRO', status = 'ACTIVE', ...given }: GivenSubscription) {
  const { id: planId } = await db.plan.findFirstOrThrow({ where: { type: plan, isActive: true }, select: { id: true } })
  const at = now()
  const data = { workspaceId: workspace.id, planId, status, startsAt: at, createdAt: at, ...given }
  return db.subscription.create({ data, select: { id: true } })
}

const planNumbers = {
  ...{ userLimit: true, externalsPerReview: true, applausePerPersonAndMonth: true },
  ...{ aiRequestLimit: true, aiRequestsPerDay: true, aiTokensPerDay: true },
} as const
type PlanNumbers = Prisma.PlanGetPayload<{ select: typeof planNumbers }>

/** What an actor knows of the row of the plan FREE. */
export const freeNumbers = {
  ...{ peopleLimit: 10, externalsPerReview: 0, applausePerPersonAndMonth: 0 },
  ...{ aiRequestLimit: 5, aiRequestsPerDay: 2, aiTokensPerDay: 8_000 },
}

/**
 * What happens while the row of a plan says something else. Every workspace of the platform goes by it, so it says what it
 * did again afterwards.
 */
export async function whilePlanIs<Result>(
  type: PlanType,
  data: Partial<PlanNumbers>,
  work: () => Promise<Result>,
): Promise<Result> {
  const where = { type, isActive: true }
  const before = await db.plan.findFirstOrThrow({ where, select: planNumbers })
  await db.plan.updateMany({ where, data })
  try {
    return await work()
  } finally {
    await db.plan.updateMany({ where, data: before })
  }
}
