import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** Feature names of the spec (section 6). */
const all = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring'] as const
export type Feature = (typeof all)[number]

const featureNames: Record<Feature, string> = {
  applaud: 'applause',
  import: 'imports',
  feedbackInvites: 'external reviewers',
  oneOnOneRecurring: 'recurring meetings',
  followUpRecurring: 'recurring meetings',
}

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

/** Limits by plan type. Price, description and other limits are editable rows. */
export const plans: Record<PlanType, Terms> = {
  FREE: { features: [], limits: { invitesPerDay: 20, templates: 2 } },
  PRO: { features: all, limits: { invitesPerDay: 200, templates: 10 } },
  BUSINESS: { features: all, limits: { invitesPerDay: 200, templates: 10 } },
  ENTERPRISE: { features: all, limits: { invitesPerDay: 200, templates: 50 } },
}

const namesOf = (features: readonly Feature[]) => [...new Set(features.map((feature) => featureNames[feature]))]

/** Names of the features a plan lacks. */
export const missingFeatures = (type: PlanType) =>
  namesOf(all.filter((feature) => !plans[type].features.includes(feature)))

/** Names of the features of a plan, except those with a line of their own. */
export const includedFeatures = (type: PlanType, told: readonly Feature[]) =>
  namesOf(plans[type].features.filter((feature) => !told.includes(feature)))

/** The trial plan of new workspaces; its length is a setting. */
export const TRIAL_PLAN = 'PRO'
