import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'

/** Finds out what the events about one subscription mean; all that came before it asked are done with. */
export async function workOnEvent(_operator: OperatorActor, { razorpayId }: { razorpayId: string }): Promise<void> {
  const askedAt = now()
  await orNotThere(syncSubscription(razorpayId))
  const where = { razorpayId, workedOnAt: null, receivedAt: { lte: askedAt } }
  await db.paymentEvent.updateMany({ where, data: { workedOnAt: now() } })
}
