import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'
import { addMonths, dateOf, dayIn } from '@/lib/shared/dates'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { endedThere, paymentsCsv } from './rules'
import type { PaymentsFilter } from './schema'

/** What the browser needs to open Razorpay's checkout. */
export type Checkout = { keyId: string; scriptUrl: string }

export type PaidSubscription = {
  id: string
  razorpayId: string
  plan: PlanType
  people: number
  /** Paise a month. */
  amount: number
  chargeAt: Date | null
  /** When it ends; null: it goes on. */
  endsAt: Date | null
  /** It ends, and that can still be taken back. */
  canBeKept: boolean
  overdueAt: Date | null
  /** The card failed for good, and nothing counts until another pays. */
  isHalted: boolean
}

export type Paying = {
  /** Null: this installation takes no payments. */
  checkout: Checkout | null
  subscription: PaidSubscription | null
  /** How many active people there are. */
  peopleHere: number
  payments: Page<PaymentLine>
  details: BillingDetails
  /** When a subscription that begins today is charged again. */
  nextChargeAt: Date
}

/** A payment that was made. */
export type PaymentLine = {
  id: string
  description: string
  /** Paise. */
  amount: number
  /** Where Razorpay shows the invoice. */
  url: string | null
  razorpayInvoiceId: string
  razorpayPaymentId: string
  paidAt: Date
}

export type BillingDetails = { name: string; address: string; taxNumber: string }

const PAGE_SIZE = 12

const line = {
  ...{ id: true, description: true, amount: true, url: true, paidAt: true },
  ...{ razorpayInvoiceId: true, razorpayPaymentId: true },
} as const

async function listPayments({ workspaceId }: Actor, after: string | undefined): Promise<Page<PaymentLine>> {
  const cursor = readCursor(after)
  const older = cursor && {
    paidAt: { lte: cursor.at },
    OR: [{ paidAt: { lt: cursor.at } }, { id: { gt: cursor.id } }],
  }
  const rows = await db.payment.findMany({
    where: { workspaceId, ...older },
    orderBy: [{ paidAt: 'desc' }, { id: 'asc' }],
    take: PAGE_SIZE + 1,
    select: line,
  })
  return toPage(rows, PAGE_SIZE, ({ paidAt: at, id }) => ({ at, id }))
}

async function findDetails({ workspaceId, workspaceName }: Actor): Promise<BillingDetails> {
  const select = { name: true, address: true, taxNumber: true } as const
  const found = await db.billingDetails.findUnique({ where: { workspaceId }, select })
  return found ?? { name: workspaceName, address: '', taxNumber: '' }
}

const goingOn = (workspaceId: string) => ({
  ...{ workspaceId, razorpayId: { not: null }, razorpayStatus: { notIn: [...endedThere] } },
  OR: [{ status: 'ACTIVE' as const }, { status: 'EXPIRED' as const, razorpayStatus: 'halted' }],
})

async function findSubscription({ workspaceId }: Actor): Promise<PaidSubscription | null> {
  const found = await db.subscription.findFirst({
    where: goingOn(workspaceId),
    orderBy: { createdAt: 'desc' },
    select: {
      ...{ id: true, razorpayId: true, quantity: true, amount: true, chargeAt: true, overdueAt: true },
      ...{ endsAt: true, endSentAt: true, status: true, plan: { select: { type: true } } },
    },
  })
  if (!found?.razorpayId) return null
  const { plan, quantity: people, razorpayId, endSentAt, status, ...rest } = found
  const isHalted = status === 'EXPIRED'
  const endsAt = isHalted ? null : rest.endsAt
  return {
    ...rest,
    razorpayId,
    plan: plan.type,
    people,
    endsAt,
    isHalted,
    canBeKept: endsAt !== null && endSentAt === null,
  }
}

/** What an Admin pays, and how they can. Throws forbidden. */
export async function getPaying(actor: Actor, { after }: PaymentsFilter = {}): Promise<Paying> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const [subscription, peopleHere, payments, details] = await Promise.all([
    findSubscription(actor),
    db.member.count({ where: { workspaceId: actor.workspaceId, status: 'ACTIVE' } }),
    listPayments(actor, after),
    findDetails(actor),
  ])
  const checkout = canBePaid() ? { keyId: env.RAZORPAY_KEY_ID ?? '', scriptUrl: env.RAZORPAY_CHECKOUT_JS_URL } : null
  return {
    ...{ checkout, subscription, peopleHere, payments, details },
    nextChargeAt: dateOf(addMonths(dayIn(now(), 'UTC'), 1)),
  }
}

/** Every payment, newest first, as a file for spreadsheets. Throws forbidden. */
export async function getPaymentsFile(actor: Actor): Promise<string> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { workspaceId, timeZone } = actor
  const [payments, details] = await Promise.all([
    db.payment.findMany({ where: { workspaceId }, orderBy: [{ paidAt: 'desc' }, { id: 'asc' }], select: line }),
    findDetails(actor),
  ])
  return paymentsCsv(payments, details, timeZone)
}
