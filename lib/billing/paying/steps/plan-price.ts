import 'server-only'
import { planNames } from '@/lib/billing/schema'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { createRemotePlan } from '@/lib/platform/razorpay/subscriptions'

export type Priced = { id: string; type: PlanType; pricePerMonth: number }

/** Drops plan ids of a previous Razorpay account. */
export const forgetRemotePlan = ({ id: planId, pricePerMonth: amount }: Priced) =>
  db.planPrice.deleteMany({ where: { planId, amount } })

/** The plan at Razorpay for its current price, created at first use. */
export async function remotePlanOf({ id: planId, type, pricePerMonth: amount }: Priced): Promise<string> {
  const where = { planId_amount: { planId, amount } }
  const found = await db.planPrice.findUnique({ where, select: { razorpayPlanId: true } })
  if (found) return found.razorpayPlanId
  const razorpayPlanId = await createRemotePlan({ name: `Rapport ${planNames[type]}, each person`, amount })
  await db.planPrice.createMany({ data: [{ planId, amount, razorpayPlanId }], skipDuplicates: true })
  const kept = await db.planPrice.findUniqueOrThrow({ where, select: { razorpayPlanId: true } })
  return kept.razorpayPlanId
}
