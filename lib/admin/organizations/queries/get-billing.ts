import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { db } from '@/lib/platform/db'
import type { PlanType, SubscriptionStatus, UpcomingInvoiceStatus } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'

/** A subscription at Razorpay, or a checkout that may become one. */
export type BilledSubscription = {
  id: string
  plan: PlanType
  status: SubscriptionStatus
  razorpayId: string | null
  /** What Razorpay calls its state. */
  razorpayStatus: string | null
  people: number
  /** Paise a month. */
  amount: number
  paidUntil: Date | null
  endsAt: Date | null
  overdueAt: Date | null
  /** When Razorpay was last asked. */
  checkedAt: Date | null
  /** What it is from the next payment on, where that was chosen. */
  next: { plan: PlanType; people: number; amount: number } | null
  /** What is due next, the soonest first. */
  invoices: { id: string; status: UpcomingInvoiceStatus; description: string; amount: number; dueAt: Date }[]
}

export type BilledPayment = {
  id: string
  description: string
  /** Paise. */
  amount: number
  url: string | null
  razorpayInvoiceId: string
  paidAt: Date
}

export type OrganizationBilling = { subscription: BilledSubscription | null; payments: Page<BilledPayment> }

const READ = 5

const select = {
  ...{ id: true, status: true, razorpayId: true, razorpayStatus: true, quantity: true, amount: true },
  ...{ paidUntil: true, endsAt: true, overdueAt: true, syncedAt: true, plan: { select: { type: true } } },
  ...{ nextQuantity: true, nextAmount: true, nextPlan: { select: { type: true } } },
  upcoming: {
    orderBy: { dueAt: 'asc' },
    select: { id: true, status: true, description: true, amount: true, dueAt: true },
  },
} as const

/** The one that counts; else the one that waits for a better card; else the newest. */
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
  const { nextPlan, nextQuantity, nextAmount, ...kept } = rest
  const next = { plan: nextPlan?.type ?? plan.type, people: nextQuantity ?? people, amount: nextAmount ?? kept.amount }
  return { ...kept, plan: plan.type, people, checkedAt, invoices, next: nextAmount === null ? null : next }
}

const PAGE_SIZE = 12

async function listPayments(workspaceId: string, after: string | undefined): Promise<Page<BilledPayment>> {
  const cursor = readCursor(after)
  const older = cursor && {
    paidAt: { lte: cursor.at },
    OR: [{ paidAt: { lt: cursor.at } }, { id: { gt: cursor.id } }],
  }
  const rows = await db.payment.findMany({
    where: { workspaceId, ...older },
    orderBy: [{ paidAt: 'desc' }, { id: 'asc' }],
    take: PAGE_SIZE + 1,
    select: { id: true, description: true, amount: true, url: true, razorpayInvoiceId: true, paidAt: true },
  })
  return toPage(rows, PAGE_SIZE, ({ paidAt: at, id }) => ({ at, id }))
}

/** What a workspace pays and has paid: a super admin reads all of billing. */
export async function getBilling(
  _admin: AdminActor,
  workspaceId: string,
  after: string | undefined,
): Promise<OrganizationBilling> {
  const [subscription, payments] = await Promise.all([findSubscription(workspaceId), listPayments(workspaceId, after)])
  return { subscription, payments }
}
