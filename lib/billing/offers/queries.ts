import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { countsAt } from '@/lib/access/workspace/subscription'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { noSuchPlan } from './refusals'

const planSelect = {
  id: true,
  type: true,
  name: true,
  description: true,
  isActive: true,
  orderKey: true,
  pricePerMonth: true,
  isPerUserPricing: true,
  isCustomPricing: true,
  userLimit: true,
  externalsPerReview: true,
  applausePerPersonAndMonth: true,
  aiRequestLimit: true,
  aiRequestsPerDay: true,
  aiTokensPerDay: true,
  features: { orderBy: { position: 'asc' }, select: { description: true } },
} as const

export type OfferView = {
  id: string
  type: PlanType
  name: string
  description: string
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
  /** Paying workspaces, which keep its price. */
  payingCount: number
}

type Row = Omit<OfferView, 'features' | 'subscriberCount' | 'payingCount'> & { features: { description: string }[] }
type Counts = { id: string; subscriberCount: number; payingCount: number }

const countSubscribers = () =>
  db.$queryRaw<Counts[]>`
    SELECT "planId" AS id, count(*)::int AS "subscriberCount", count("razorpayId")::int AS "payingCount"
    FROM "Subscription" WHERE ${countsAt(now())} GROUP BY "planId"`

const viewOf = ({ features, ...plan }: Row, counts: readonly Counts[]): OfferView => ({
  ...plan,
  features: features.map(({ description }) => description),
  ...(counts.find(({ id }) => id === plan.id) ?? { subscriberCount: 0, payingCount: 0 }),
})

export async function listOffers(_admin: AdminActor): Promise<OfferView[]> {
  const [plans, counts] = await Promise.all([
    db.plan.findMany({
      relationLoadStrategy: 'join',
      orderBy: [{ isActive: 'desc' }, { orderKey: 'asc' }, { pricePerMonth: 'asc' }, { id: 'asc' }],
      select: planSelect,
    }),
    countSubscribers(),
  ])
  return plans.map((plan) => viewOf(plan, counts))
}

export async function getOffer(_admin: AdminActor, id: string): Promise<OfferView> {
  const [plan, counts] = await Promise.all([
    db.plan.findUnique({ relationLoadStrategy: 'join', where: { id }, select: planSelect }),
    countSubscribers(),
  ])
  if (!plan) throw noSuchPlan()
  return viewOf(plan, counts)
}
