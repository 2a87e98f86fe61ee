import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** What a plan includes or does not, by the spec's names (section 6). */
export type Feature = 'applaud' | 'import' | 'feedbackInvites' | 'oneOnOneRecurring' | 'followUpRecurring'

/** Of what a plan includes so many; null: any number. */
export type Limits = {
  people: number | null
  invitesPerDay: number | null
  templates: number | null
  /** People without an account whom one review asks. */
  externalsPerReview: number | null
  applausePerPersonAndMonth: number | null
  aiRequestsPerMonth: number | null
  aiRequestsPerDay: number | null
  aiTokensPerDay: number | null
}
export type Limit = keyof Limits

type Terms = { features: readonly Feature[]; limits: Limits }

const all = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring'] as const

/** What each plan allows (decisions, section 9). What it costs and how it is described stands in the database. */
export const plans: Record<PlanType, Terms> = {
  FREE: {
    features: [],
    limits: {
      people: 10,
      invitesPerDay: 20,
      templates: 2,
      externalsPerReview: 0,
      applausePerPersonAndMonth: 0,
      aiRequestsPerMonth: 5,
      aiRequestsPerDay: 2,
      aiTokensPerDay: 8_000,
    },
  },
  PRO: {
    features: all,
    limits: {
      people: 100,
      invitesPerDay: 200,
      templates: 10,
      externalsPerReview: 25,
      applausePerPersonAndMonth: 10,
      aiRequestsPerMonth: 30,
      aiRequestsPerDay: 10,
      aiTokensPerDay: 40_000,
    },
  },
  BUSINESS: {
    features: all,
    limits: {
      people: 1000,
      invitesPerDay: 200,
      templates: 10,
      externalsPerReview: 100,
      applausePerPersonAndMonth: 30,
      aiRequestsPerMonth: 100,
      aiRequestsPerDay: 20,
      aiTokensPerDay: 80_000,
    },
  },
  ENTERPRISE: {
    features: all,
    limits: {
      people: null,
      invitesPerDay: 200,
      templates: 50,
      externalsPerReview: 500,
      applausePerPersonAndMonth: null,
      aiRequestsPerMonth: 300,
      aiRequestsPerDay: 50,
      aiTokensPerDay: 200_000,
    },
  },
}

/** The trial of a new workspace, without a card. */
export const trial = { plan: 'PRO', days: 14 } as const
