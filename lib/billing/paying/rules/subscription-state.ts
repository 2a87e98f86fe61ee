import type { SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { plural } from '@/lib/shared/text'

/** Shown while payments aren't set up. */
export const notSetUpText =
  'Payments aren’t set up here: the server needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.'

export const endedThere: readonly string[] = ['cancelled', 'completed', 'expired']

/** Days Razorpay retries a failed card. */
const RETRY_DAYS = 3

export const payableUntil = (overdueAt: Date) => new Date(overdueAt.getTime() + RETRY_DAYS * 86_400_000)

type Attempted = { failedAt: Date | null; failedAmount: number | null; failure: string | null }

/** A failed attempt to charge; the reason is empty if Razorpay gave none. */
export type FailedTry = { at: Date; amount: number; reason: string }

export const failedTryOf = ({ failedAt: at, failedAmount, failure }: Attempted): FailedTry | null =>
  at && { at, amount: failedAmount ?? 0, reason: failure ?? '' }

/** How often a failed payment was tried; none where Razorpay doesn’t say. */
export const triedFacts = ({ failedTries }: { failedTries: number | null }) =>
  failedTries === null ? [] : [['Tried', plural(failedTries, 'time')] as const]

/** When Razorpay tries a failed payment again; null: it doesn't. */
export const nextTryOf = (
  { razorpayStatus, chargeAt }: { razorpayStatus: string | null; chargeAt: Date | null },
  now: Date,
) => (razorpayStatus === 'pending' && chargeAt !== null && chargeAt > now ? chargeAt : null)

export const CHECKOUT_HOURS = 24

/** Days before its end that Razorpay gets a cancellation; until then it can be undone. */
export const END_SENT_DAYS = 3

/** Whether a cancellation now reaches Razorpay immediately. */
export const isFinalEnd = (endsAt: Date, now: Date) => endsAt.getTime() - now.getTime() <= END_SENT_DAYS * 86_400_000

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

/** The next status after Razorpay's. It only moves forward, so late events can't reopen an ended subscription. */
export function statusAfter(kept: Kept, remote: string, isSigned: boolean): SubscriptionStatus {
  if (kept.status === 'CANCELED') return 'CANCELED'
  if (kept.razorpayStatus !== null && endedThere.includes(kept.razorpayStatus)) return kept.status
  if (isSigned && remote === 'created') return 'ACTIVE'
  return after[remote] ?? kept.status
}

export const isOverdue = (remote: string) => remote === 'pending' || remote === 'halted'

export const subscriptionBadges = {
  ACTIVE: { label: 'Active', tone: 'success' },
  EXPIRED: { label: 'Expired', tone: 'danger' },
  CANCELED: { label: 'Canceled', tone: 'danger' },
  INITIATED: { label: 'Initiated', tone: 'info' },
} as const satisfies Record<SubscriptionStatus, { label: string; tone: string }>
