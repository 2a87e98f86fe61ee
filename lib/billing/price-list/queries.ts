import 'server-only'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { planLines } from './rules'

export type PlanView = {
  type: PlanType
  name: string
  description: string
  pricePerMonth: number
  isPerUserPricing: boolean
  isCustomPricing: boolean
  userLimit: number | null
  externalsPerReview: number
  aiRequestLimit: number
  applausePerPersonAndMonth: number | null
  lines: string[]
}

/** Plans on sale, cheapest first; public. */
export async function listPlans(): Promise<PlanView[]> {
  const plans = await db.plan.findMany({
    relationLoadStrategy: 'join',
    where: { isActive: true },
    orderBy: { orderKey: 'asc' },
    select: {
      type: true,
      name: true,
      description: true,
      pricePerMonth: true,
      isPerUserPricing: true,
      isCustomPricing: true,
      userLimit: true,
      externalsPerReview: true,
      aiRequestLimit: true,
      applausePerPersonAndMonth: true,
      features: { orderBy: { position: 'asc' }, select: { description: true } },
    },
  })
  return plans.map(({ features, ...plan }) => ({
    ...plan,
    lines: [...planLines(plan), ...features.map(({ description }) => description)],
  }))
}
