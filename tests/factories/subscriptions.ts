import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
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
  const { id: planId } = await db.plan.findUniqueOrThrow({ where: { type: plan }, select: { id: true } })
  const at = now()
  const data = { workspaceId: workspace.id, planId, status, startsAt: at, createdAt: at, ...given }
  return db.subscription.create({ data, select: { id: true } })
}
