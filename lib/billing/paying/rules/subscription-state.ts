import type { SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'

/** Shown instead of plans on a server without payments. */
export const notSetUpText =
  'Payments aren’t set up here: the server needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.'

/** Razorpay takes a subscription that is over nowhere else. */
export const endedThere: readonly string[] = ['cancelled', 'completed', 'expired']

/** For so many days a card that failed is tried again. */
const RETRY_DAYS = 3

/** Until when a payment that failed can be made up for. */
export const payableUntil = (overdueAt: Date) => new Date(overdueAt.getTime() + RETRY_DAYS * 86_400_000)

/** For so long can a checkout be paid, in hours. */
export const CHECKOUT_HOURS = 24

/** So many days before its end Razorpay learns of it; until then it can be kept. */
export const END_SENT_DAYS = 3

type Kept = { status: SubscriptionStatus; razorpayStatus: string | null }

const after: Record<string, SubscriptionStatus> = {
  authenticated: 'ACTIVE',
  active: 'ACTIVE',
  pending: 'ACTIVE',
  halted: 'EXPIRED',
  paused: 'EXPIRED',
  completed: 'EXPIRED',
  expired: 'EXPIRED',
  cancelled: 'CANCELED',
}

/**
 * What a subscription is once Razorpay says this of it. It only goes forward: what is over there or was ended here stays over, and what was
 * signed for is not waiting again, however late older news arrives.
 */
export function statusAfter(kept: Kept, remote: string, isSigned = false): SubscriptionStatus {
  if (kept.status === 'CANCELED') return 'CANCELED'
  if (kept.razorpayStatus !== null && endedThere.includes(kept.razorpayStatus)) return kept.status
  if (isSigned && remote === 'created') return 'ACTIVE'
  return after[remote] ?? kept.status
}

/** Whether a payment of it has failed and is tried again. */
export const isOverdue = (remote: string) => remote === 'pending' || remote === 'halted'
