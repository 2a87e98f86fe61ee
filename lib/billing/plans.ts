import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** What a plan includes or does not, by the spec's names (section 6). */
export type Feature = 'applaud' | 'import' | 'feedbackInvites' | 'oneOnOneRecurring' | 'followUpRecurring'

/** Of what a plan includes so many by its type; null: any number. */
type Limits = {
  invitesPerDay: number | null
  templates: number | null
  /** People without an account whom one review asks. */
  externalsPerReview: number | null
  applausePerPersonAndMonth: number | null
  aiRequestsPerDay: number | null
  aiTokensPerDay: number | null
}

/** How many people and how many AI requests a month it includes, the row of the plan says. */
export type Limit = keyof Limits | 'people' | 'aiRequestsPerMonth'

type Terms = { features: readonly Feature[]; limits: Limits }

const all = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring'] as const

/**
 * What a plan allows by its type (decisions, section 9). What it costs, how it is described, and how many people and AI
 * requests a month it includes stand in its row, where they can be changed.
 */
export const plans: Record<PlanType, Terms> = {
  FREE: {
    features: [],
    limits: {
      invitesPerDay: 20,
      templates: 2,
      externalsPerReview: 0,
      applausePerPersonAndMonth: 0,
      aiRequestsPerDay: 2,
      aiTokensPerDay: 8_000,
    },
  },
  PRO: {
    features: all,
    limits: {
      invitesPerDay: 200,
      templates: 10,
      externalsPerReview: 25,
      applausePerPersonAndMonth: 10,
      aiRequestsPerDay: 10,
      aiTokensPerDay: 40_000,
    },
  },
  BUSINESS: {
    features: all,
    limits: {
      invitesPerDay: 200,
      templates: 10,
      externalsPerReview: 100,
      applausePerPersonAndMonth: 30,
      aiRequestsPerDay: 20,
      aiTokensPerDay: 80_000,
    },
  },
  ENTERPRISE: {
    features: all,
    limits: {
      invitesPerDay: 200,
      templates: 50,
      externalsPerReview: 500,
      applausePerPersonAndMonth: null,
      aiRequestsPerDay: 50,
      aiTokensPerDay: 200_000,
    },
  },
}

/** The trial of a new workspace, without a card. */
export const trial = { plan: 'PRO', days: 14 } as const
