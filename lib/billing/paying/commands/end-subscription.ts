import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { planNames } from '@/lib/billing/schema'
import {
  additionOpen,
  changePlanned,
  noSubscription,
  nothingToEnd,
  paymentUnderWay,
} from '@/lib/billing/paying/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { CHECK_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'

/** Learns of a payment that is due, because the plan lasts as long as it pays for. */
async function syncIfDue({ workspaceId }: Actor, id: string) {
  const where = { id, workspaceId, status: 'ACTIVE', endsAt: null, chargeAt: { lte: now() } } as const
  const due = await db.subscription.findFirst({ where, select: { razorpayId: true } })
  if (!due?.razorpayId) return
  ensureCanBePaid()
  await throughRazorpay(syncSubscription(due.razorpayId))
}

const end = (actor: Actor, id: string) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    await lockWorkspace(tx, workspaceId)
    const found = await tx.subscription.findFirst({
      where: { id, workspaceId, razorpayId: { not: null } },
      select: {
        status: true,
        endsAt: true,
        chargeAt: true,
        nextAmount: true,
        plan: { select: { type: true } },
        upcoming: { where: { kind: 'ADDITION' }, select: { id: true } },
      },
    })
    if (!found) throw noSubscription()
    if (found.status === 'ACTIVE' && found.endsAt !== null) return
    if (found.status !== 'ACTIVE' || found.chargeAt === null) throw nothingToEnd()
    if (found.chargeAt <= now()) throw paymentUnderWay()
    if (found.upcoming.length > 0) throw additionOpen()
    if (found.nextAmount !== null) throw changePlanned()
    await tx.subscription.update({ where: { id }, data: { endsAt: found.chargeAt }, select: { id: true } })
    await tx.upcomingInvoice.deleteMany({ where: { subscriptionId: id } })
    const title = `Canceled the plan ${planNames[found.plan.type]} at the end of what is paid`
    await record(tx, actor, { action: 'plan.canceled', objectId: id, title })
    await wake(tx, CHECK_JOB)
  })

/** Cancels a subscription at the end of the paid period. */
export async function endSubscription(actor: Actor, { id }: BilledInput): Promise<void> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  await syncIfDue(actor, id)
  await end(actor, id)
}
