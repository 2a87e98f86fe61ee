import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { canSeePlan } from './policy'
import { onlyAdminsSeeThePlan } from './refusals'
import { limitsInWords, peopleLine, planNotice, type PlanNotice } from './rules'

/** What an Admin should know about the plan on whichever screen they are; null for all others. It asks the database nothing. */
export const findPlanNotice = (actor: Actor): PlanNotice | null =>
  canSeePlan(actor) ? planNotice(actor, now(), actor.timeZone) : null

/** What a workspace holds that is on no plan but FREE, in words. */
export async function describeFree(tx: Tx): Promise<string> {
  const free = await tx.plan.findUniqueOrThrow({ where: { type: 'FREE' }, select: { userLimit: true } })
  return limitsInWords('FREE', free.userLimit)
}

/** Whether plans limit anything on this installation; where they do not, a new workspace has none to try either. */
export const isBillingOn = () => env.BILLING === 'on'

/** A plan as the price list has it, with a line for each thing it allows. */
export type PlanView = {
  type: PlanType
  name: string
  description: string
  pricePerMonth: number
  isPerUserPricing: boolean
  isCustomPricing: boolean
  lines: string[]
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
        userLimit: true,
        features: { orderBy: { position: 'asc' }, select: { description: true } },
      },
    }),
    db.member.count({ where: { workspaceId, status: 'ACTIVE' } }),
    db.template.count({ where: { workspaceId, deletedAt: null } }),
  ])
  const views = plans.map(({ features, userLimit, ...plan }) => ({
    ...plan,
    lines: [peopleLine(userLimit), ...features.map(({ description }) => description)],
  }))
  return { plans: views, used: { people, templates }, notice: findPlanNotice(actor) }
}
