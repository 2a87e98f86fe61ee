import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { plans, type Feature, type Limit } from './plans'
import { limitReached, paidPlanOnly, subscriptionExpired } from './refusals'

/** What of an actor tells what their workspace may do by its plan. */
export type Payer = {
  /** The plan that counts now. */
  plan: PlanType
  /** Of the newest subscription; null: there never was one. */
  subscriptionStatus: SubscriptionStatus | null
  /** Whoever runs Rapport for themselves may switch billing off, and with it every limit. */
  isBilled: boolean
}

/** There was a subscription, and it does not count any more. */
const hasLapsed = ({ plan, subscriptionStatus }: Payer) =>
  plan === 'FREE' && subscriptionStatus !== null && subscriptionStatus !== 'ACTIVE'

/** Why the plan does not include a feature, or null when it does. */
export function featureRefusal(payer: Payer, feature: Feature, field?: string): Refusal | null {
  if (!payer.isBilled || plans[payer.plan].features.includes(feature)) return null
  return hasLapsed(payer) ? subscriptionExpired(field) : paidPlanOnly(field)
}

/** The sentence a screen shows beside a feature that is off, word for word what the server refuses with; null: it is on. */
export const featureGate = (payer: Payer, feature: Feature) => featureRefusal(payer, feature)?.message ?? null

/** How many the plan includes; null: any number. */
export const limitOf = (payer: Payer, limit: Limit) => (payer.isBilled ? plans[payer.plan].limits[limit] : null)

/** Why so many are more than the plan includes, or null when they are not. */
export function limitRefusal(payer: Payer, limit: Limit, count: number, field?: string): Refusal | null {
  const most = limitOf(payer, limit)
  if (most === null || count <= most) return null
  return hasLapsed(payer) ? subscriptionExpired(field) : limitReached(field)
}

/** The sentence a screen shows when there are `count` and one more would be too many; null: there is room. */
export const limitGate = (payer: Payer, limit: Limit, count: number) =>
  limitRefusal(payer, limit, count + 1)?.message ?? null
