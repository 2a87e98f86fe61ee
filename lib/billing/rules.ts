import { payableUntil } from '@/lib/billing/paying/rules/subscription-state'
import { missingFeatures, plans, type RowLimits, type Feature, type PlanLimit } from './plans'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { subscriptionExpired, paidPlanOnly, limitReached } from './refusals'
import { plural, fullCount, inRupees, nameList } from '@/lib/shared/text'
import { dayDifference, formatDate } from '@/lib/shared/dates'
import { planNames } from './schema'

export type Payer = RowLimits & {
  plan: PlanType
  /** Of the newest subscription; null: never subscribed. */
  subscriptionStatus: SubscriptionStatus | null
  /** Limits of the plan's row: people (null: unlimited) and AI requests. */
  peopleLimit: number | null
  aiRequestLimit: number
  /** Self-hosters may switch billing, and every limit, off. */
  isBilled: boolean
}

const hasLapsed = ({ plan, subscriptionStatus }: Payer) =>
  plan === 'FREE' && subscriptionStatus !== null && subscriptionStatus !== 'ACTIVE'

export function featureRefusal(payer: Payer, feature: Feature, field?: string): Refusal | null {
  if (!payer.isBilled || plans[payer.plan].features.includes(feature)) return null
  return hasLapsed(payer) ? subscriptionExpired(field) : paidPlanOnly(field)
}

/** The screen's hint for a missing feature, in the server's words; null: included. */
export const featureGate = (payer: Payer, feature: Feature) => featureRefusal(payer, feature)?.message ?? null

/** Null: unlimited. */
export function limitOf(payer: Payer, limit: PlanLimit) {
  if (!payer.isBilled) return null
  const { peopleLimit: people, aiRequestLimit: aiRequestsPerMonth } = payer
  return { ...payer, ...plans[payer.plan].limits, people, aiRequestsPerMonth }[limit]
}

/** Why so many exceed the plan, or null; for some limits per seat. */
export function limitRefusal(payer: Payer, limit: PlanLimit, count: number, field?: string, seats = 1): Refusal | null {
  const most = limitOf(payer, limit)
  if (most === null || count <= most * seats) return null
  return hasLapsed(payer) ? subscriptionExpired(field) : limitReached(field)
}

/** Why one more than `count` is too many; null: there is room. */
export const limitGate = (payer: Payer, limit: PlanLimit, count: number) =>
  limitRefusal(payer, limit, count + 1)?.message ?? null

/** "10 people, 2 templates, no applause, imports, external reviewers or recurring meetings". */
export function freeInWords(people: number | null): string {
  const { templates } = plans.FREE.limits
  const missing = missingFeatures('FREE')
  return [
    people === null ? 'any number of people' : plural(people, 'person', 'people'),
    templates === null ? 'any number of templates' : plural(templates, 'template'),
    ...(missing.length > 0 ? [`no ${nameList(missing, missing.length, 'or')}`] : []),
  ].join(', ')
}

/** "Business for 60 people, ₹20,940 a month". */
export const monthlyInWords = ({ plan, people, amount }: { plan: PlanType; people: number; amount: number }) =>
  `${planNames[plan]} for ${plural(people, 'person', 'people')}, ${inRupees(amount)} a month`

export function endInWords(endsAt: Date, now: Date, zone: string) {
  if (endsAt <= now) return 'has ended'
  const days = dayDifference(now, endsAt, zone)
  if (days === 0) return 'ends today'
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`
}

/** What a first payment today takes from a trial; null: nothing. */
export function trialLostInWords(
  { isTrial, planEndsAt }: { isTrial: boolean; planEndsAt: Date | null },
  now: Date,
  zone: string,
) {
  const days = isTrial && planEndsAt ? dayDifference(now, planEndsAt, zone) : 0
  return days > 0 ? `Your trial ends with it, ${days === 1 ? 'a day' : `${fullCount(days)} days`} early.` : null
}

export type PlanState = Payer & {
  isTrial: boolean
  planEndsAt: Date | null
  overdueAt: Date | null
  peopleCount: number | null
  freePeopleLimit: number | null
}

export type PlanNotice = { kind: 'ending' | 'expired' | 'over-limit' | 'overdue'; title: string; text: string }

const NOTICE_DAYS = 7

/** Days an ended plan is announced, unless a limit is still exceeded. */
const EXPIRED_DAYS = 14

/** Larger head counts aren't spelled out. */
const TOLD_PEOPLE = 1000

function overLimitInWords({ peopleLimit, peopleCount }: PlanState): string | null {
  if (peopleLimit === null || peopleCount === null || peopleCount <= peopleLimit) return null
  const told = Math.max(peopleLimit, TOLD_PEOPLE)
  const present = peopleCount > told ? `more than ${fullCount(told)}` : fullCount(peopleCount)
  return `You have ${present} people, and ${fullCount(peopleLimit)} are included. They keep their access, but you can’t add more.`
}

function endingNotice(planState: PlanState, now: Date, zone: string, isPlanTab: boolean) {
  const { plan, isTrial, planEndsAt, freePeopleLimit } = planState
  if (planEndsAt === null) return null
  const isAnnounced = isTrial && isPlanTab
  if (!isAnnounced && dayDifference(now, planEndsAt, zone) > NOTICE_DAYS) return null
  const title = `Your ${planNames[plan]} ${isTrial ? 'trial' : 'plan'} ${endInWords(planEndsAt, now, zone)}`
  const day = formatDate(planEndsAt, 'MMM DD, YYYY', zone)
  const text = `After ${day} you’re on ${planNames.FREE}: ${freeInWords(freePeopleLimit)}. Nothing is deleted.`
  return { kind: 'ending', title, text } as const
}

function expiredNotice({ planEndsAt, peopleLimit }: PlanState, overLimit: string | null, now: Date) {
  const isNews = planEndsAt === null || dayDifference(planEndsAt, now) <= EXPIRED_DAYS
  if (!isNews && overLimit === null) return null
  const limits = `You’re on ${planNames.FREE}: ${freeInWords(peopleLimit)}. Nothing was deleted.`
  const { message: title } = subscriptionExpired()
  return { kind: 'expired', title, text: overLimit === null ? limits : `${limits} ${overLimit}` } as const
}

function overdueNotice({ overdueAt }: PlanState, zone: string) {
  if (overdueAt === null) return null
  const day = formatDate(payableUntil(overdueAt), 'MMM DD, YYYY', zone)
  const title = 'Your last payment failed'
  const text = `Update the card by ${day} to keep your plan.`
  return { kind: 'overdue', title, text } as const
}

/** The plan tab announces the end of a trial from its first day. */
export function planNotice(
  planState: PlanState,
  now: Date,
  zone: string,
  { isPlanTab = false } = {},
): PlanNotice | null {
  if (!planState.isBilled) return null
  const overLimit = overLimitInWords(planState)
  if (hasLapsed(planState)) return expiredNotice(planState, overLimit, now)
  const overdue = overdueNotice(planState, zone)
  if (overdue !== null) return overdue
  if (overLimit === null) return endingNotice(planState, now, zone, isPlanTab)
  const title = `You have more people than ${planNames[planState.plan]} includes`
  return { kind: 'over-limit', title, text: overLimit }
}
