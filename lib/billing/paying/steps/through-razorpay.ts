import 'server-only'
import { paymentsNotSetUp, razorpayAway } from '@/lib/billing/paying/refusals'
import { env } from '@/lib/platform/env'
import { canBePaid, orRefuse } from '@/lib/platform/razorpay/ask-razorpay'

/** Returns when this installation can take payments. */
export function ensureCanBePaid() {
  if (env.BILLING === 'off' || !canBePaid()) throw paymentsNotSetUp()
}

/** What Razorpay answers, or the sentence somebody reads who waits for it. */
export const throughRazorpay = <Result>(asked: Promise<Result>): Promise<Result> => orRefuse(asked, razorpayAway)
