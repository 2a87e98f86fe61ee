import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { paymentsCsv } from '@/lib/billing/paying/rules'
import { db } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'

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

/** A page of payments, newest first; for queries that have let the actor in. */
export async function listPayments(
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  after: string | undefined,
): Promise<Page<PaymentLine>> {
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

/** Who the invoices are made out to; the workspace, until somebody says. */
export async function findDetails({ workspaceId, workspaceName }: Actor): Promise<BillingDetails> {
  const select = { name: true, address: true, taxNumber: true } as const
  const found = await db.billingDetails.findUnique({ where: { workspaceId }, select })
  return found ?? { name: workspaceName, address: '', taxNumber: '' }
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
