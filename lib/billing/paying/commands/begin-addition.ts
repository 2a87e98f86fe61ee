import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import type { BeginAdditionInput } from '@/lib/billing/paying/schema'
import { bringAddition } from '@/lib/billing/paying/steps/bring-addition'
import { openAddition } from '@/lib/billing/paying/steps/open-addition'
import { ensureCanBePaid } from '@/lib/billing/paying/steps/through-razorpay'
import { transaction } from '@/lib/platform/db'

/** Opens a prorated checkout for more people or a larger plan; nothing changes before payment. */
export async function beginAddition(actor: Actor, input: BeginAdditionInput) {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  ensureCanBePaid()
  const id = await transaction((tx) => openAddition(tx, actor, input))
  return bringAddition(actor, id)
}
