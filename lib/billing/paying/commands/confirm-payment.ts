import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { noSubscription, unsignedPayment } from '@/lib/billing/paying/refusals'
import type { ConfirmPaymentInput } from '@/lib/billing/paying/schema'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { db } from '@/lib/platform/db'
import { isSignedPayment } from '@/lib/platform/razorpay/signatures'

/** Starts the plan once the browser brings Razorpay's signature. */
export async function confirmPayment(actor: Actor, { id, paymentId, signature }: ConfirmPaymentInput) {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  ensureCanBePaid()
  const where = { id, workspaceId: actor.workspaceId }
  const found = await db.subscription.findFirst({ where, select: { razorpayId: true } })
  // Uses the stored id; the browser's is untrusted.
  const subscriptionId = found?.razorpayId
  if (!subscriptionId) throw noSubscription()
  if (!isSignedPayment({ subscriptionId, paymentId, signature })) throw unsignedPayment()
  return { status: await throughRazorpay(syncSubscription(subscriptionId, { isSigned: true, payer: actor })) }
}
