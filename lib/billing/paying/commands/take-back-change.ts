import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { noSubscription } from '@/lib/billing/paying/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { describePaid, lockAtRazorpay, lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { db, transaction } from '@/lib/platform/db'
import { onProviderFailure } from '@/lib/platform/recover'
import { cancelRemoteChange } from '@/lib/platform/razorpay/subscriptions'

const takeBack = (actor: Actor, id: string, razorpayId: string) =>
  transaction(async (tx) => {
    await lockAtRazorpay(tx, razorpayId)
    await lockWorkspace(tx, actor.workspaceId)
    const found = await tx.subscription.findUniqueOrThrow({
      where: { id },
      select: { amount: true, quantity: true, nextAmount: true, plan: { select: { type: true } } },
    })
    if (found.nextAmount === null) return
    // Razorpay refuses where no change is planned.
    await onProviderFailure(cancelRemoteChange(razorpayId), (failure) => {
      if (failure.kind !== 'refused') throw failure
      return undefined
    })
    const data = { nextPlanId: null, nextQuantity: null, nextAmount: null }
    await tx.subscription.update({ where: { id }, data, select: { id: true } })
    const description = describePaid(found)
    const renewal = { subscriptionId: id, kind: 'RENEWAL' } as const
    await tx.upcomingInvoice.updateMany({ where: renewal, data: { amount: found.amount, description } })
    const title = `Kept ${description}, which was to change`
    await record(tx, actor, { action: 'plan.change-canceled', objectId: id, title })
  }, 30_000)

export async function takeBackChange(actor: Actor, { id }: BilledInput): Promise<void> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const where = { id, workspaceId: actor.workspaceId, razorpayId: { not: null } }
  const found = await db.subscription.findFirst({ where, select: { razorpayId: true } })
  if (!found?.razorpayId) throw noSubscription()
  ensureCanBePaid()
  await throughRazorpay(takeBack(actor, id, found.razorpayId))
}
