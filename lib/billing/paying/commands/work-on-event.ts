import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { syncAddition } from '@/lib/billing/paying/steps/sync-addition'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'

const sync = (razorpayId: string): Promise<unknown> =>
  razorpayId.startsWith('inv_') ? syncAddition(razorpayId) : syncSubscription(razorpayId)

/** Resolves the events of one subscription or invoice; one query settles all earlier ones. */
export async function workOnEvent(_operator: OperatorActor, { razorpayId }: { razorpayId: string }): Promise<void> {
  const askedAt = now()
  await orNotThere(sync(razorpayId))
  const where = { razorpayId, workedOnAt: null, receivedAt: { lte: askedAt } }
  await db.paymentEvent.updateMany({ where, data: { workedOnAt: now() } })
}
