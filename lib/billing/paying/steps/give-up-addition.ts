import 'server-only'
import { SEATS_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { onProviderFailure } from '@/lib/platform/recover'
import { cancelRemoteInvoice } from '@/lib/platform/razorpay/invoices'
import { cancelRemoteChange } from '@/lib/platform/razorpay/subscriptions'
import type { ProviderFailure } from '@/lib/platform/provider-failure'
import { lockAtRazorpay } from './lock-subscription'
import { syncAddition } from './sync-addition'

/** An ended invoice needs no cancel. */
const unlessRefused = (failure: ProviderFailure) => {
  if (failure.kind !== 'refused') throw failure
  return null
}

const select = { razorpayInvoiceId: true, subscription: { select: { razorpayId: true } } } as const

/** Cancels an unpaid addition at Razorpay, then here. False if it was paid meanwhile. */
export const giveUpAddition = (id: string): Promise<boolean> =>
  transaction(async (tx) => {
    await lockAtRazorpay(tx, id)
    const found = await tx.upcomingInvoice.findFirst({ where: { id, kind: 'ADDITION' }, select })
    if (found === null) return true
    const { razorpayInvoiceId, subscription } = found
    if (razorpayInvoiceId !== null) {
      const canceled = await onProviderFailure(cancelRemoteInvoice(razorpayInvoiceId), unlessRefused)
      if (canceled === null && (await syncAddition(razorpayInvoiceId))) return false
    }
    if (subscription.razorpayId !== null)
      await onProviderFailure(cancelRemoteChange(subscription.razorpayId), unlessRefused)
    await tx.upcomingInvoice.deleteMany({ where: { id } })
    await wake(tx, SEATS_JOB)
    return true
  }, 30_000)
