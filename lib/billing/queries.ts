import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { canSeePlan } from './policy'
import { onlyAdminsSeeThePlan } from './refusals'
import { planNotice, type PlanNotice } from './rules'

/** What an Admin should know about the plan on whichever screen they are; null for all others. It asks the database nothing. */
export const findPlanNotice = (actor: Actor): PlanNotice | null =>
  canSeePlan(actor) ? planNotice(actor, now(), actor.timeZone) : null

/** Whether plans limit anything on this installation; where they do not, a new workspace has none to try either. */
export const isBillingOn = () => env.BILLING === 'on'

/** A plan as it is described, with the row of the price list. */
export type PlanView = {
  type: PlanType
  name: string
  description: string
  pricePerMonth: number
  isPerUserPricing: boolean
  isCustomPricing: boolean
  features: string[]
}

export type PlanOverview = {
  plans: PlanView[]
  /** How many of what a plan limits there are. */
  used: { people: number; templates: number }
  notice: PlanNotice | null
}

/** The plans there are, and how much of the present one is used. Throws forbidden. */
export async function getPlanOverview(actor: Actor): Promise<PlanOverview> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { workspaceId } = actor
  const [plans, people, templates] = await Promise.all([
    db.plan.findMany({
      where: { isActive: true },
      orderBy: { orderKey: 'asc' },
      select: {
        type: true,
        name: true,
        description: true,
        pricePerMonth: true,
        isPerUserPricing: true,
        isCustomPricing: true,
        features: { orderBy: { position: 'asc' }, select: { description: true } },
      },
    }),
    db.member.count({ where: { workspaceId, status: 'ACTIVE' } }),
    db.template.count({ where: { workspaceId, deletedAt: null } }),
  ])
  const views = plans.map(({ features, ...plan }) => ({ ...plan, features: features.map((one) => one.description) }))
  return { plans: views, used: { people, templates }, notice: findPlanNotice(actor) }
}
