import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { detailsOr, detailsSelect, type BillingDetails } from '@/lib/billing/paying/queries/list-payments'
import { noAddition } from '@/lib/billing/paying/refusals'
import { ADDITION_GRACE_DAYS } from '@/lib/billing/paying/rules/proration'
import { daysFrom } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { onRefusal } from '@/lib/platform/recover'
import { createRemoteInvoice, fetchRemoteInvoice, findRemoteInvoice } from '@/lib/platform/razorpay/invoices'
import { lockAtRazorpay } from './lock-subscription'
import { scheduleAtRazorpay } from './schedule-at-razorpay'
import { throughRazorpay } from './through-razorpay'

const select = {
  id: true,
  amount: true,
  amountAfter: true,
  description: true,
  quantity: true,
  dueAt: true,
  razorpayInvoiceId: true,
  planId: true,
  plan: { select: { id: true, type: true } },
  subscription: { select: { id: true, razorpayId: true, planId: true } },
} as const

const findAddition = (tx: Tx, { workspaceId }: Actor, id: string) =>
  tx.upcomingInvoice.findFirst({ where: { id, workspaceId, kind: 'ADDITION' }, select })

type Addition = NonNullable<Awaited<ReturnType<typeof findAddition>>>

/** Plans the next payments before charging, because Razorpay may refuse the change. */
async function planNext({ id, plan, planId, quantity, amountAfter, subscription }: Addition) {
  const { razorpayId } = subscription
  if (razorpayId === null || plan === null || quantity === null || amountAfter === null) throw noAddition()
  const other = planId === subscription.planId ? null : { ...plan, pricePerMonth: amountAfter / quantity }
  await onRefusal(scheduleAtRazorpay(razorpayId, { plan: other, quantity }), async (refusal) => {
    await db.upcomingInvoice.deleteMany({ where: { id } })
    throw refusal
  })
}

async function findDetails(tx: Tx, actor: Actor) {
  const { workspaceId } = actor
  return detailsOr(await tx.billingDetails.findUnique({ where: { workspaceId }, select: detailsSelect }), actor)
}

/** Razorpay has no field for a GSTIN, and none for a whole address. */
const textOf = (sold: string, { name, address, taxNumber }: BillingDetails) =>
  [`${sold}\n`, name, address, taxNumber && `GSTIN ${taxNumber}`].filter(Boolean).join('\n')

/** Reuses the invoice at Razorpay, or creates it. */
async function invoiceOf(tx: Tx, actor: Actor, addition: Addition) {
  const { id: receipt, amount, description: sold, dueAt, razorpayInvoiceId } = addition
  if (razorpayInvoiceId !== null) return fetchRemoteInvoice(razorpayInvoiceId)
  await planNext(addition)
  const details = await findDetails(tx, actor)
  const payer = { name: details.name || actor.workspaceName, email: actor.email }
  const description = textOf(sold, details)
  const expiresAt = daysFrom(dueAt, ADDITION_GRACE_DAYS)
  const remote =
    (await findRemoteInvoice(receipt)) ??
    (await createRemoteInvoice({ receipt, amount, sold, description, payer, expiresAt }))
  await tx.upcomingInvoice.update({
    where: { id: receipt },
    data: { razorpayInvoiceId: remote.id },
    select: { id: true },
  })
  const title = `Opened the invoice for ${sold}`
  await record(tx, actor, { action: 'plan.invoice-opened', objectId: addition.subscription.id, title })
  return remote
}

/** Checkout fields of an open addition, created once at Razorpay. Throws, and drops it, when Razorpay refuses. */
export const bringAddition = (actor: Actor, id: string): Promise<{ id: string; orderId: string }> =>
  throughRazorpay(
    transaction(async (tx) => {
      await lockAtRazorpay(tx, id)
      const addition = await findAddition(tx, actor, id)
      if (addition === null) throw noAddition()
      const { order_id: orderId } = await invoiceOf(tx, actor, addition)
      if (!orderId) throw noAddition()
      return { id, orderId }
    }, 30_000),
  )
