import 'server-only'
import { SEATS_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { db, transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { onProviderFailure } from '@/lib/platform/recover'
import { cancelRemoteInvoice } from '@/lib/platform/razorpay/invoices'
import { cancelRemoteChange } from '@/lib/platform/razorpay/subscriptions'
import type { ProviderFailure } from '@/lib/platform/provider-failure'
import { syncAddition } from './sync-addition'

/** What is over there already needs no end. */
const unlessRefused = (failure: ProviderFailure) => {
  if (failure.kind !== 'refused') throw failure
  return null
}

/**
 * Ends an addition that nobody has paid, at Razorpay first: its invoice, and what was to change with the next payment.
 * Returns false when it was paid meanwhile; then it counts.
 */
export async function giveUpAddition(id: string): Promise<boolean> {
  const select = { razorpayInvoiceId: true, subscription: { select: { razorpayId: true } } } as const
  const found = await db.upcomingInvoice.findFirst({ where: { id, kind: 'ADDITION' }, select })
  if (found === null) return true
  const { razorpayInvoiceId, subscription } = found
  if (razorpayInvoiceId !== null) {
    const canceled = await onProviderFailure(cancelRemoteInvoice(razorpayInvoiceId), unlessRefused)
    if (canceled === null && (await syncAddition(razorpayInvoiceId))) return false
  }
  if (subscription.razorpayId !== null)
    await onProviderFailure(cancelRemoteChange(subscription.razorpayId), unlessRefused)
  await transaction(async (tx) => {
    await tx.upcomingInvoice.deleteMany({ where: { id } })
    await wake(tx, SEATS_JOB)
  })
  return true
}
