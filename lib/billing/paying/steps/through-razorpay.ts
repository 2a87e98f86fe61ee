import 'server-only'
import { paymentsNotSetUp, razorpayAway } from '@/lib/billing/paying/refusals'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'

/** Returns when this installation can take payments. */
export function ensureCanBePaid() {
  if (env.BILLING === 'off' || !canBePaid()) throw paymentsNotSetUp()
}

/** What Razorpay answers, or the sentence somebody reads who waits for it. */
export async function throughRazorpay<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure
    log.error('razorpay.failed', failure)
    throw razorpayAway()
  }
}
