import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { CHECKOUT_HOURS, END_SENT_DAYS, endedThere } from '@/lib/billing/paying/rules'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { daysFrom, hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'
import { cancelRemoteSubscription } from '@/lib/platform/razorpay/subscriptions'

const read = {
  ...{ id: true, razorpayId: true, razorpayStatus: true, status: true },
  ...{ createdAt: true, endsAt: true, endSentAt: true },
} as const

type Read = NonNullable<Awaited<ReturnType<typeof findHere>>>

const findHere = ({ workspaceId }: SystemActor, id: string) =>
  db.subscription.findFirst({ where: { id, workspaceId }, select: read })

/** Tells Razorpay of an end that is near, and of one that has been: nothing more is charged. */
async function sendEnd({ id, razorpayId, razorpayStatus, endsAt, endSentAt, status }: Read) {
  const isOver = razorpayStatus !== null && endedThere.includes(razorpayStatus)
  if (razorpayId === null || endsAt === null || endSentAt !== null || isOver) return
  // One that was halted waits for a better card.
  if (status !== 'ACTIVE' && status !== 'CANCELED') return
  if (endsAt > daysFrom(now(), END_SENT_DAYS)) return
  await cancelRemoteSubscription(razorpayId, { atPeriodEnd: status === 'ACTIVE' })
  await db.subscription.update({ where: { id }, data: { endSentAt: now() }, select: { id: true } })
}

/** A checkout that nobody paid in time is over. */
async function expire({ id, createdAt }: Read) {
  if (hoursFrom(createdAt, CHECKOUT_HOURS) > now()) return
  const data = { status: 'EXPIRED', endsAt: now() } as const
  await db.subscription.updateMany({ where: { id, status: 'INITIATED' }, data })
}

/**
 * Finds what never arrived: asks Razorpay about a subscription, tells it of a due end, and lets an unpaid checkout expire.
 * One that Razorpay does not know is left as it is.
 */
export async function checkSubscription(actor: SystemActor, { id }: { id: string }): Promise<void> {
  const subscription = await findHere(actor, id)
  if (subscription === null) return
  await orNotThere(sendEnd(subscription))
  if (subscription.razorpayId !== null) await orNotThere(syncSubscription(subscription.razorpayId))
  // One that Razorpay does not know is not asked about again for some hours, either.
  await db.subscription.update({ where: { id }, data: { syncedAt: now() }, select: { id: true } })
  await expire(subscription)
}
