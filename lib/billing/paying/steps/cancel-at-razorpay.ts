import 'server-only'
import { endedThere } from '@/lib/billing/paying/rules/subscription-state'
import { db } from '@/lib/platform/db'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'
import { cancelRemoteSubscription, fetchRemoteSubscription } from '@/lib/platform/razorpay/subscriptions'

async function cancelIfAlive(razorpayId: string) {
  const remote = await orNotThere(fetchRemoteSubscription(razorpayId))
  if (remote === null || endedThere.includes(remote.status)) return
  await cancelRemoteSubscription(razorpayId, { atPeriodEnd: false })
}

/** Cancels all subscriptions of a workspace immediately. Throws unless Razorpay confirms it. */
export async function cancelAtRazorpay(workspaceId: string): Promise<void> {
  const alive = await db.subscription.findMany({
    where: { workspaceId, razorpayId: { not: null }, razorpayStatus: { notIn: [...endedThere] } },
    select: { razorpayId: true },
  })
  for (const { razorpayId } of alive) if (razorpayId !== null) await cancelIfAlive(razorpayId)
}
