import { includedFeatures, plans, type Feature } from '@/lib/billing/plans'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { capitalized, fullCount, inRupees, plural } from '@/lib/shared/text'

type Priced = {
  type: PlanType
  pricePerMonth: number
  isPerUserPricing: boolean
  isCustomPricing: boolean
  userLimit: number | null
}

type Compared = Priced & {
  externalsPerReview: number
  aiRequestLimit: number
  applausePerPersonAndMonth: number | null
}

type Listed = Omit<Compared, 'pricePerMonth' | 'isPerUserPricing' | 'isCustomPricing'>

const perPerson = (what: string, most: number | null) =>
  most === null ? [what] : most > 0 ? [`${what}: ${fullCount(most)} per person and month`] : []

/** Price-list lines of what the plan limits and includes; imports are named by the editable lines. */
export function planLines({ type, userLimit, externalsPerReview: outside, ...numbers }: Listed): string[] {
  const { features } = plans[type]
  const hasOutside = outside > 0 && features.includes('feedbackInvites')
  return [
    userLimit === null ? 'Any number of people' : plural(userLimit, 'person', 'people'),
    ...(hasOutside ? [`${plural(outside, 'external reviewer')} per form`] : []),
    ...(features.includes('applaud') ? perPerson('Applause', numbers.applausePerPersonAndMonth) : []),
    ...includedFeatures(type, ['import', 'feedbackInvites', 'applaud']).map(capitalized),
    ...perPerson('AI drafts', numbers.aiRequestLimit),
  ]
}

/** The head counts offered: every small one, then round ones. */
export const headcounts: readonly number[] = [
  ...Array.from({ length: 10 }, (_, index) => index + 1),
  15,
  20,
  25,
  30,
  35,
  40,
  45,
  50,
  60,
  70,
  80,
  90,
  100,
  125,
  150,
  175,
  200,
  250,
  300,
  350,
  400,
  450,
  500,
  600,
  700,
  800,
  900,
  1000,
]

/** Paise a month; null: over the limit, or priced on request. */
export function monthlyPrice({ pricePerMonth, isPerUserPricing, isCustomPricing, userLimit }: Priced, people: number) {
  if (isCustomPricing || (userLimit !== null && people > userLimit)) return null
  return isPerUserPricing ? pricePerMonth * people : pricePerMonth
}

/** The unit price and its unit; `per` is empty when priced on request. */
export function unitPrice({ pricePerMonth, isPerUserPricing, isCustomPricing }: Omit<Priced, 'type' | 'userLimit'>) {
  if (isCustomPricing) return { price: 'Custom', per: '' }
  if (pricePerMonth === 0) return { price: inRupees(0), per: 'forever' }
  return { price: inRupees(pricePerMonth), per: isPerUserPricing ? 'per person and month' : 'a month' }
}

export function fittingPlan(offered: readonly Priced[], people: number): PlanType | null {
  const fitting = offered.flatMap((plan) => {
    const price = monthlyPrice(plan, people)
    return price === null ? [] : [{ type: plan.type, price }]
  })
  return fitting.toSorted((one, other) => one.price - other.price)[0]?.type ?? null
}

/** "Free for up to 10 people, then from ₹199 per person and month." */
export function startingPrice(offered: readonly Priced[]): string {
  const free = offered.find(({ pricePerMonth, isCustomPricing }) => pricePerMonth === 0 && !isCustomPricing)
  const paid = offered.filter(({ pricePerMonth, isPerUserPricing }) => pricePerMonth > 0 && isPerUserPricing)
  const from = paid.length > 0 ? inRupees(Math.min(...paid.map(({ pricePerMonth }) => pricePerMonth))) : null
  const parts = [
    free && (free.userLimit === null ? 'Free' : `Free for up to ${fullCount(free.userLimit)} people`),
    from && `${free ? 'then from' : 'From'} ${from} per person and month`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

type Share = string | boolean

const upTo = (most: number | null): Share => (most === null ? 'Any number' : most > 0 && fullCount(most))

const includes = (feature: Feature) => (plan: Compared) => plans[plan.type].features.includes(feature)

const lines: readonly (readonly [label: string, share: (plan: Compared) => Share])[] = [
  ['People', ({ userLimit }) => upTo(userLimit)],
  ['Feedback, goals, follow-ups, one-on-ones and reports', () => true],
  ['Anonymous feedback', () => true],
  ['Slack and Google Calendar', () => true],
  ['Two-step sign-in and audit log', () => true],
  ['Templates', ({ type }) => upTo(plans[type].limits.templates)],
  ['External reviewers per form', (plan) => includes('feedbackInvites')(plan) && upTo(plan.externalsPerReview)],
  ['CSV and Slack import', includes('import')],
  ['Recurring follow-ups', includes('followUpRecurring')],
  ['Recurring one-on-ones', includes('oneOnOneRecurring')],
  ['Applause per person and month', (plan) => includes('applaud')(plan) && upTo(plan.applausePerPersonAndMonth)],
  ['AI drafts per person and month', ({ aiRequestLimit }) => upTo(aiRequestLimit)],
  ['Invitations a day', ({ type }) => upTo(plans[type].limits.invitesPerDay)],
]

export const comparison = (offered: readonly Compared[]) =>
  lines.map(([label, share]) => ({ label, shares: offered.map((plan) => share(plan)) }))
