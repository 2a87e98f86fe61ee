import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { listPayments, type PaymentLine } from '@/lib/billing/paying/queries/list-payments'
import { failedTryOf, nextTryOf, type FailedTry } from '@/lib/billing/paying/rules/subscription-state'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PlanType, SubscriptionStatus, UpcomingInvoiceStatus } from '@/lib/platform/generated/prisma/enums'
import type { Page } from '@/lib/shared/page'

export type BilledSubscription = {
  id: string
  plan: PlanType
  status: SubscriptionStatus
  razorpayId: string | null
  razorpayStatus: string | null
  people: number
  /** Paise a month. */
  amount: number
  paidUntil: Date | null
  endsAt: Date | null
  hasEnded: boolean
  overdueAt: Date | null
  failed: FailedTry | null
  failedTries: number | null
  nextTryAt: Date | null
  checkedAt: Date | null
  /** From the next payment on, if changed. */
  next: { plan: PlanType; people: number; amount: number } | null
  invoices: { id: string; status: UpcomingInvoiceStatus; description: string; amount: number; dueAt: Date }[]
}

export type OrganizationBilling = { subscription: BilledSubscription | null; payments: Page<PaymentLine> }

const READ = 5

const select = {
  id: true,
  status: true,
  razorpayId: true,
  razorpayStatus: true,
  quantity: true,
  amount: true,
  paidUntil: true,
  chargeAt: true,
  endsAt: true,
  overdueAt: true,
  failedAt: true,
  failedAmount: true,
  failure: true,
  failedTries: true,
  syncedAt: true,
  plan: { select: { type: true } },
  nextQuantity: true,
  nextAmount: true,
  nextPlan: { select: { type: true } },
  upcoming: {
    orderBy: { dueAt: 'asc' },
    select: { id: true, status: true, description: true, amount: true, dueAt: true },
  },
} as const

/** The current one, else one that needs a card, else the newest. */
async function findSubscription(workspaceId: string): Promise<BilledSubscription | null> {
  const rows = await db.subscription.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, OR: [{ razorpayId: { not: null } }, { status: 'INITIATED' }] },
    orderBy: { createdAt: 'desc' },
    take: READ,
    select,
  })
  const found =
    rows.find(({ status }) => status === 'ACTIVE') ??
    rows.find(({ status, overdueAt }) => status === 'EXPIRED' && overdueAt !== null) ??
    rows[0]
  if (!found) return null
  const { plan, quantity: people, syncedAt: checkedAt, upcoming: invoices, ...rest } = found
  const { nextPlan, nextQuantity, nextAmount, failedAt, failedAmount, failure, chargeAt, ...kept } = rest
  const next = { plan: nextPlan?.type ?? plan.type, people: nextQuantity ?? people, amount: nextAmount ?? kept.amount }
  return {
    ...kept,
    plan: plan.type,
    people,
    checkedAt,
    invoices,
    next: nextAmount === null ? null : next,
    hasEnded: kept.endsAt !== null && kept.endsAt <= now(),
    failed: failedTryOf({ failedAt, failedAmount, failure }),
    nextTryAt: nextTryOf({ ...kept, chargeAt }, now()),
  }
}

export async function getBilling(
  _admin: AdminActor,
  workspaceId: string,
  after: string | undefined,
): Promise<OrganizationBilling> {
  const [subscription, payments] = await Promise.all([findSubscription(workspaceId), listPayments(workspaceId, after)])
  return { subscription, payments }
}
