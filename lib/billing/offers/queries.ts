import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { noSuchPlan } from './refusals'

const planSelect = {
  ...{ id: true, type: true, name: true, description: true, isActive: true, orderKey: true },
  ...{ pricePerMonth: true, isPerUserPricing: true, isCustomPricing: true },
  ...{ userLimit: true, externalsPerReview: true, applausePerPersonAndMonth: true },
  ...{ aiRequestLimit: true, aiRequestsPerDay: true, aiTokensPerDay: true },
  features: { orderBy: { position: 'asc' }, select: { description: true } },
  _count: { select: { subscriptions: { where: { status: 'ACTIVE' } } } },
} as const

/** A plan with everything a super admin can set, and how many workspaces are on it. */
export type OfferView = {
  id: string
  type: PlanType
  name: string
  description: string
  /** It is sold now. */
  isActive: boolean
  orderKey: number
  pricePerMonth: number
  isPerUserPricing: boolean
  isCustomPricing: boolean
  userLimit: number | null
  externalsPerReview: number
  applausePerPersonAndMonth: number | null
  aiRequestLimit: number
  aiRequestsPerDay: number
  aiTokensPerDay: number
  features: string[]
  subscriberCount: number
}

type Row = Omit<OfferView, 'features' | 'subscriberCount'> & {
  features: { description: string }[]
  _count: { subscriptions: number }
}

const viewOf = ({ features, _count, ...plan }: Row): OfferView => ({
  ...plan,
  features: features.map(({ description }) => description),
  subscriberCount: _count.subscriptions,
})

/** All plans, those that are sold first, in the order of the price list. */
export async function listOffers(_admin: AdminActor): Promise<OfferView[]> {
  const plans = await db.plan.findMany({
    relationLoadStrategy: 'join',
    orderBy: [{ isActive: 'desc' }, { orderKey: 'asc' }, { pricePerMonth: 'asc' }, { id: 'asc' }],
    select: planSelect,
  })
  return plans.map(viewOf)
}

/** One plan. Throws not-found. */
export async function getOffer(_admin: AdminActor, id: string): Promise<OfferView> {
  const plan = await db.plan.findUnique({ relationLoadStrategy: 'join', where: { id }, select: planSelect })
  if (!plan) throw noSuchPlan()
  return viewOf(plan)
}
