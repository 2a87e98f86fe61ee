import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** Feature names of the spec (section 6). */
export type Feature = 'applaud' | 'import' | 'feedbackInvites' | 'oneOnOneRecurring' | 'followUpRecurring'

/** Limits by plan type; null: unlimited. */
type Limits = { invitesPerDay: number | null; templates: number | null }

/** Limits stored in the plan's row; null: unlimited. */
export type RowLimits = {
  externalsPerReview: number
  applausePerPersonAndMonth: number | null
  aiRequestsPerDay: number
  aiTokensPerDay: number
}

export type PlanLimit = keyof Limits | keyof RowLimits | 'people' | 'aiRequestsPerMonth'

type Terms = { features: readonly Feature[]; limits: Limits }

const all = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring'] as const

/** Limits by plan type. Price, description and other limits are editable rows. */
export const plans: Record<PlanType, Terms> = {
  FREE: { features: [], limits: { invitesPerDay: 20, templates: 2 } },
  PRO: { features: all, limits: { invitesPerDay: 200, templates: 10 } },
  BUSINESS: { features: all, limits: { invitesPerDay: 200, templates: 10 } },
  ENTERPRISE: { features: all, limits: { invitesPerDay: 200, templates: 50 } },
}

/** The trial plan of new workspaces; its length is a setting. */
export const TRIAL_PLAN = 'PRO'
