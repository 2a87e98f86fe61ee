import 'server-only'
import { paymentsNotSetUp, razorpayAway } from '@/lib/billing/paying/refusals'
import { env } from '@/lib/platform/env'
import { canBePaid, orRefuse } from '@/lib/platform/razorpay/ask-razorpay'

export function ensureCanBePaid() {
  if (env.BILLING === 'off' || !canBePaid()) throw paymentsNotSetUp()
}

/** Razorpay's answer, or a refusal the waiting person can read. */
export const throughRazorpay = <Result>(asked: Promise<Result>): Promise<Result> => orRefuse(asked, razorpayAway)
