import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { noAddition, unsignedPayment } from '@/lib/billing/paying/refusals'
import type { ConfirmPaymentInput } from '@/lib/billing/paying/schema'
import { syncAddition } from '@/lib/billing/paying/steps/sync-addition'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { db } from '@/lib/platform/db'
import { fetchRemoteInvoice } from '@/lib/platform/razorpay/invoices'
import { isSignedOrder } from '@/lib/platform/razorpay/signatures'

/** Applies a paid addition once the browser brings Razorpay's signature. */
export async function confirmAddition(actor: Actor, { id, paymentId, signature }: ConfirmPaymentInput) {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  ensureCanBePaid()
  const { workspaceId } = actor
  const where = { id, workspaceId, kind: 'ADDITION' as const }
  const found = await db.upcomingInvoice.findFirst({ where, select: { razorpayInvoiceId: true } })
  if (!found?.razorpayInvoiceId) {
    // Paying deletes it, so its payment is asked for afterwards.
    const paid = { workspaceId, additionId: id, razorpayPaymentId: paymentId }
    if ((await db.payment.count({ where: paid })) > 0) return { isPaid: true }
    throw noAddition()
  }
  // Only Razorpay can name the order; the browser's id is untrusted.
  const { order_id: orderId } = await throughRazorpay(fetchRemoteInvoice(found.razorpayInvoiceId))
  if (!orderId) throw noAddition()
  if (!isSignedOrder({ orderId, paymentId, signature })) throw unsignedPayment()
  return { isPaid: await throughRazorpay(syncAddition(found.razorpayInvoiceId, { paymentId, payer: actor })) }
}
