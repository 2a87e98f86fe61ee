import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { endedThere, failedTryOf, nextTryOf, type FailedTry } from '@/lib/billing/paying/rules/subscription-state'
import { chargedAfter, type PaidPeriod } from '@/lib/billing/paying/rules/proration'
import type { PaymentsFilter } from '@/lib/billing/paying/schema'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'
import type { Page } from '@/lib/shared/page'
import {
  detailsOr,
  detailsSelect,
  pageOfPayments,
  toPaymentPage,
  type BillingDetails,
  type PaymentLine,
} from './list-payments'

export type Checkout = { keyId: string; scriptUrl: string }

export type PaidSubscription = {
  id: string
  razorpayId: string
  plan: PlanType
  people: number
  /** Paise a month. */
  amount: number
  chargeAt: Date | null
  /** Null: no end. */
  endsAt: Date | null
  /** It ends, and the cancellation can be undone. */
  canBeKept: boolean
  overdueAt: Date | null
  /** The last failed try of an overdue payment, and when the next one is; null: none. */
  failed: FailedTry | null
  failedTries: number | null
  nextTryAt: Date | null
  /** The retry after an overdue payment; null: none overdue. */
  chargedAfterAt: Date | null
  /** The card failed for good; another must pay first. */
  isHalted: boolean
  /** Null before the first payment. */
  period: PaidPeriod | null
  /** Paise a month and person; subscribers keep their price. */
  pricePerPerson: number
  /** From the next payment on; null: unchanged. */
  planned: { plan: PlanType; people: number; amount: number } | null
  addition: OpenAddition | null
}

export type OpenAddition = {
  id: string
  description: string
  /** Paise: now, and monthly from the next payment on. */
  amount: number
  amountAfter: number
  dueAt: Date
  isOverdue: boolean
}

export type Paying = {
  /** Null: payments aren't set up. */
  checkout: Checkout | null
  subscription: PaidSubscription | null
  payments: Page<PaymentLine>
  details: BillingDetails
  /** The next charge of a subscription that begins today. */
  nextChargeAt: Date
  /** Read time, so the browser prorates as the server does. */
  at: Date
}

const goingOn: Prisma.SubscriptionWhereInput = {
  razorpayId: { not: null },
  razorpayStatus: { notIn: [...endedThere] },
  OR: [{ status: 'ACTIVE' }, { status: 'EXPIRED', razorpayStatus: 'halted' }],
}

const subscriptionSelect = {
  id: true,
  razorpayId: true,
  quantity: true,
  amount: true,
  chargeAt: true,
  overdueAt: true,
  startsAt: true,
  endsAt: true,
  endSentAt: true,
  status: true,
  razorpayStatus: true,
  failedAt: true,
  failedAmount: true,
  failure: true,
  failedTries: true,
  plan: { select: { type: true } },
  paidFrom: true,
  paidUntil: true,
  nextQuantity: true,
  nextAmount: true,
  nextPlan: { select: { type: true } },
  upcoming: {
    where: { kind: 'ADDITION' },
    select: { id: true, description: true, amount: true, amountAfter: true, dueAt: true, status: true },
  },
} as const

const read = ({ workspaceId: id }: Actor, after: string | undefined) =>
  db.workspace.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id },
    select: {
      subscriptions: { where: goingOn, orderBy: { createdAt: 'desc' }, take: 1, select: subscriptionSelect },
      payments: pageOfPayments(after),
      billingDetails: { select: detailsSelect },
    },
  })

type Row = Awaited<ReturnType<typeof read>>['subscriptions'][number]

const later = (one: Date, other: Date) => (one > other ? one : other)

function additionOf({ upcoming: [open] }: Row): OpenAddition | null {
  if (!open) return null
  const { status, amountAfter, ...addition } = open
  return { ...addition, amountAfter: amountAfter ?? 0, isOverdue: status === 'OVERDUE' }
}

function plannedOf({ nextPlan, nextQuantity, nextAmount }: Row) {
  if (nextPlan === null || nextQuantity === null || nextAmount === null) return null
  return { plan: nextPlan.type, people: nextQuantity, amount: nextAmount }
}

function subscriptionOf(found: Row | undefined): PaidSubscription | null {
  if (!found?.razorpayId) return null
  const { id, plan, quantity: people, amount, chargeAt, overdueAt, razorpayId, endSentAt, status } = found
  const { startsAt, paidFrom, paidUntil, failedTries } = found
  const isHalted = status === 'EXPIRED'
  const endsAt = isHalted ? null : found.endsAt
  return {
    id,
    razorpayId,
    people,
    amount,
    chargeAt,
    overdueAt,
    endsAt,
    isHalted,
    failed: failedTryOf(found),
    failedTries,
    nextTryAt: nextTryOf(found, now()),
    plan: plan.type,
    canBeKept: endsAt !== null && endSentAt === null,
    chargedAfterAt: overdueAt && paidUntil && chargedAfter(startsAt, later(paidUntil, now()), paidUntil),
    period: paidFrom && paidUntil && { paidFrom, paidUntil },
    pricePerPerson: amount / people,
    planned: plannedOf(found),
    addition: additionOf(found),
  }
}

export async function getPaying(actor: Actor, { after }: PaymentsFilter = {}): Promise<Paying> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { subscriptions, payments, billingDetails } = await read(actor, after)
  const at = now()
  const checkout = canBePaid() ? { keyId: env.RAZORPAY_KEY_ID ?? '', scriptUrl: env.RAZORPAY_CHECKOUT_JS_URL } : null
  return {
    checkout,
    subscription: subscriptionOf(subscriptions[0]),
    payments: toPaymentPage(payments),
    details: detailsOr(billingDetails, actor),
    nextChargeAt: chargedAfter(at, at),
    at,
  }
}
