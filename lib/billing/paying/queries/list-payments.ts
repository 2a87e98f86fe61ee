import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { paymentsCsv } from '@/lib/billing/paying/rules/payments-csv'
import type { SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'

export type PaymentLine = {
  id: string
  description: string
  /** Paise. */
  amount: number
  url: string | null
  razorpayInvoiceId: string
  razorpayPaymentId: string
  paidAt: Date
  /** Its plan had been replaced or canceled before, so it paid for nothing. */
  isTooLate: boolean
}

export type BillingDetails = { name: string; address: string; taxNumber: string }

const PAGE_SIZE = 12

const line = {
  id: true,
  description: true,
  amount: true,
  url: true,
  paidAt: true,
  razorpayInvoiceId: true,
  razorpayPaymentId: true,
} as const

export function pageOfPayments(after: string | undefined) {
  const cursor = readCursor(after)
  const older = cursor && {
    paidAt: { lte: cursor.at },
    OR: [{ paidAt: { lt: cursor.at } }, { id: { gt: cursor.id } }],
  }
  return {
    where: older ?? {},
    orderBy: [{ paidAt: 'desc' as const }, { id: 'asc' as const }],
    take: PAGE_SIZE + 1,
    select: { ...line, subscription: { select: { status: true, endsAt: true } } },
  }
}

type PaymentRow = Omit<PaymentLine, 'isTooLate'> & { subscription: { status: SubscriptionStatus; endsAt: Date | null } }

const lineOf = ({ subscription: { status, endsAt }, ...row }: PaymentRow) => ({
  ...row,
  isTooLate: status === 'CANCELED' && endsAt !== null && row.paidAt > endsAt,
})

/** Days for which a payment that came too late is shown as to refund; whether it was, only Razorpay knows. */
const REFUND_DAYS = 31

/** Payments `p` that came too late, as a FROM with its WHERE. */
export const paidTooLate = () => Prisma.sql`
  "Payment" p JOIN "Subscription" o ON o.id = p."subscriptionId"
  WHERE o.status = 'CANCELED' AND p."paidAt" > o."endsAt" AND p."paidAt" >= ${daysFrom(now(), -REFUND_DAYS)}`

export const toPaymentPage = (rows: PaymentRow[]): Page<PaymentLine> =>
  toPage(rows.map(lineOf), PAGE_SIZE, ({ paidAt: at, id }) => ({ at, id }))

export async function listPayments(workspaceId: string, after: string | undefined): Promise<Page<PaymentLine>> {
  const { where, ...page } = pageOfPayments(after)
  return toPaymentPage(await db.payment.findMany({ where: { workspaceId, ...where }, ...page }))
}

export const detailsSelect = { name: true, address: true, taxNumber: true } as const

/** The workspace's name until details are saved. */
export const detailsOr = (found: BillingDetails | null, { workspaceName }: Actor): BillingDetails =>
  found ?? { name: workspaceName, address: '', taxNumber: '' }

/** All payments, newest first, as CSV. Throws forbidden. */
export async function getPaymentsFile(actor: Actor): Promise<string> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { workspaceId, timeZone } = actor
  const [payments, found] = await Promise.all([
    db.payment.findMany({ where: { workspaceId }, orderBy: [{ paidAt: 'desc' }, { id: 'asc' }], select: line }),
    db.billingDetails.findUnique({ where: { workspaceId }, select: detailsSelect }),
  ])
  return paymentsCsv(payments, detailsOr(found, actor), timeZone)
}
