import 'server-only'
import { cannotBeChanged } from '@/lib/billing/paying/refusals'
import { onProviderFailure } from '@/lib/platform/recover'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'
import { scheduleRemoteChange } from '@/lib/platform/razorpay/subscriptions'
import { forgetRemotePlan, remotePlanOf, type Priced } from './plan-price'

type Next = { quantity: number; plan: Priced | null }

async function schedule(razorpayId: string, { quantity, plan }: Next) {
  const other = plan === null ? {} : { planId: await remotePlanOf(plan) }
  return scheduleRemoteChange(razorpayId, { ...other, quantity })
}

/** Recreates a plan that Razorpay doesn't know. */
async function scheduleAnyhow(razorpayId: string, next: Next) {
  if ((await orNotThere(schedule(razorpayId, next))) !== null) return
  if (next.plan !== null) await forgetRemotePlan(next.plan)
  await schedule(razorpayId, next)
}

/** Schedules the quantity, and the plan unless null, of the next payments. Throws a refusal. */
export const scheduleAtRazorpay = (razorpayId: string, next: Next): Promise<void> =>
  onProviderFailure(scheduleAnyhow(razorpayId, next), (failure) => {
    throw failure.kind === 'refused' ? cannotBeChanged() : failure
  })
