import 'server-only'
import { systemActor, type Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { SEATS_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { fetchRemoteInvoice, type RemoteInvoice } from '@/lib/platform/razorpay/invoices'
import type { Tx } from '@/lib/platform/tx'
import { describePaid, lockAtRazorpay, lockWorkspace } from './lock-subscription'

const findByRemote = (tx: Tx, razorpayInvoiceId: string) =>
  tx.upcomingInvoice.findUnique({
    where: { razorpayInvoiceId },
    select: {
      id: true,
      workspaceId: true,
      subscriptionId: true,
      planId: true,
      quantity: true,
      amountAfter: true,
      amount: true,
      description: true,
    },
  })

type Addition = NonNullable<Awaited<ReturnType<typeof findByRemote>>>

/** The Admin whose browser brings the payment, if any. */
type Paid = { paymentId?: string; payer?: Actor }

/** Applies a paid addition: payment, next payment and waiting people. */
async function settle(tx: Tx, addition: Addition, remote: RemoteInvoice, { paymentId, payer }: Paid) {
  const { id, payment_id, paid_at, short_url } = remote
  const { workspaceId, subscriptionId, planId, quantity, amountAfter, amount, description } = addition
  if (planId === null || quantity === null || amountAfter === null) return
  const { plan } = await tx.subscription.update({
    where: { id: subscriptionId },
    data: { planId, quantity, amount: amountAfter },
    select: { plan: { select: { type: true } } },
  })
  await tx.payment.create({
    data: {
      workspaceId,
      subscriptionId,
      additionId: addition.id,
      razorpayInvoiceId: id,
      amount,
      description,
      razorpayPaymentId: payment_id ?? paymentId ?? '',
      status: 'paid',
      url: short_url ?? null,
      paidAt: paid_at ?? now(),
    },
    select: { id: true },
  })
  await tx.upcomingInvoice.delete({ where: { id: addition.id }, select: { id: true } })
  await tx.upcomingInvoice.updateMany({
    where: { subscriptionId, kind: 'RENEWAL' },
    data: { amount: amountAfter, description: describePaid({ plan, quantity }) },
  })
  const title = `Paid for ${description}`
  await record(tx, payer ?? systemActor(workspaceId), { action: 'plan.changed', objectId: subscriptionId, title })
}

/**
 * Reconciles an addition: applies a paid one once, drops an ended one. `paymentId` is signed. Returns whether it is
 * paid.
 */
export const syncAddition = (razorpayInvoiceId: string, { paymentId, payer }: Paid = {}): Promise<boolean> =>
  transaction(async (tx) => {
    await lockAtRazorpay(tx, razorpayInvoiceId)
    const isKnown = { razorpayInvoiceId }
    if ((await tx.payment.count({ where: isKnown })) > 0) return true
    if ((await tx.upcomingInvoice.count({ where: isKnown })) === 0) return false
    const remote = await fetchRemoteInvoice(razorpayInvoiceId)
    const { workspaceId } = await tx.upcomingInvoice.findUniqueOrThrow({
      where: isKnown,
      select: { workspaceId: true },
    })
    await lockWorkspace(tx, workspaceId)
    const addition = await findByRemote(tx, razorpayInvoiceId)
    if (addition === null) return false
    const isPaid = remote.status === 'paid' || paymentId !== undefined
    if (isPaid) await settle(tx, addition, remote, { paymentId, payer })
    else if (remote.status !== 'cancelled' && remote.status !== 'expired') return false
    else await tx.upcomingInvoice.delete({ where: { id: addition.id }, select: { id: true } })
    await wake(tx, SEATS_JOB)
    return isPaid
  }, 30_000)
