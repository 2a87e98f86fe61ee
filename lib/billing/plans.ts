import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** What a plan includes or does not, by the spec's names (section 6). */
export type Feature = 'applaud' | 'import' | 'feedbackInvites' | 'oneOnOneRecurring' | 'followUpRecurring'

/** Of what a plan includes so many by its type; null: any number. */
type Limits = { invitesPerDay: number | null; templates: number | null }

/** Of what the row of a plan says how many it includes, besides people and AI requests a month; null: any number. */
export type RowLimits = {
  /** External reviewers per review. */
  externalsPerReview: number
  applausePerPersonAndMonth: number | null
  aiRequestsPerDay: number
  aiTokensPerDay: number
}

export type PlanLimit = keyof Limits | keyof RowLimits | 'people' | 'aiRequestsPerMonth'

type Terms = { features: readonly Feature[]; limits: Limits }

const all = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring'] as const

/**
 * What a plan allows by its type (decisions, section 9). What it costs, how it is described, and every other number stand
 * in its row, where they can be changed.
 */
export const plans: Record<PlanType, Terms> = {
  FREE: { features: [], limits: { invitesPerDay: 20, templates: 2 } },
  PRO: { features: all, limits: { invitesPerDay: 200, templates: 10 } },
  BUSINESS: { features: all, limits: { invitesPerDay: 200, templates: 10 } },
  ENTERPRISE: { features: all, limits: { invitesPerDay: 200, templates: 50 } },
}

/** What a new workspace tries, without a card. For how long, the settings say. */
export const TRIAL_PLAN = 'PRO'
