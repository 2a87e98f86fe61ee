import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { randomId } from '@/lib/shared/randomness'

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

/** What Razorpay might call a subscription. */
export const aRazorpayId = () => `sub_${randomId().replaceAll('-', '').slice(0, 14)}`

type GivenPaid = GivenSubscription & { razorpayStatus?: string; quantity?: number; overdueAt?: Date }

/** A subscription that is paid at a Razorpay which knows nothing of it. */
export async function aPaidSubscription({ razorpayStatus = 'active', quantity = 5, overdueAt, ...given }: GivenPaid) {
  const { id } = await aSubscription(given)
  const { plan } = await db.subscription.findUniqueOrThrow({ where: { id }, select: { plan: true } })
  const razorpayId = aRazorpayId()
  const at = now()
  const amount = plan.pricePerMonth * quantity
  const data = {
    razorpayId,
    razorpayStatus,
    quantity,
    amount,
    syncedAt: at,
    paidUntil: at,
    overdueAt: overdueAt ?? null,
  }
  await db.subscription.update({ where: { id }, data, select: { id: true } })
  return { id, razorpayId, amount }
}

/** A payment that was made for it. */
export const aPayment = async (subscription: { id: string }, { amount = 19_900, paidAt = now() } = {}) => {
  const where = { id: subscription.id }
  const { workspaceId } = await db.subscription.findUniqueOrThrow({ where, select: { workspaceId: true } })
  const names = { razorpayInvoiceId: `inv_${randomId()}`, razorpayPaymentId: `pay_${randomId()}`, status: 'paid' }
  const data = {
    workspaceId,
    subscriptionId: subscription.id,
    ...names,
    description: 'Pro for 1 person',
    amount,
    paidAt,
  }
  return db.payment.create({ data, select: { id: true } })
}

const planNumbers = {
  userLimit: true,
  externalsPerReview: true,
  applausePerPersonAndMonth: true,
  aiRequestLimit: true,
  aiRequestsPerDay: true,
  aiTokensPerDay: true,
} as const
type PlanNumbers = Prisma.PlanGetPayload<{ select: typeof planNumbers }>

/** What an actor knows of the row of the plan FREE. */
export const freeNumbers = {
  peopleLimit: 10,
  externalsPerReview: 0,
  applausePerPersonAndMonth: 0,
  aiRequestLimit: 5,
  aiRequestsPerDay: 2,
  aiTokensPerDay: 8_000,
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
