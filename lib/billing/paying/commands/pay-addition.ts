import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { bringAddition } from '@/lib/billing/paying/steps/bring-addition'
import { ensureCanBePaid } from '@/lib/billing/paying/steps/through-razorpay'

export async function payAddition(actor: Actor, { id }: BilledInput) {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  ensureCanBePaid()
  return bringAddition(actor, id)
}
