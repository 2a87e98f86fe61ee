import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { planNames } from '@/lib/billing/schema'
import { additionOpen, changePlanned, noSubscription, nothingToEnd } from '@/lib/billing/paying/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { CHECK_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'

/** Cancels a subscription at the end of the paid period. */
export const endSubscription = (actor: Actor, { id }: BilledInput): Promise<void> =>
  transaction(async (tx) => {
    if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
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
    if (found.upcoming.length > 0) throw additionOpen()
    if (found.nextAmount !== null) throw changePlanned()
    await tx.subscription.update({ where: { id }, data: { endsAt: found.chargeAt }, select: { id: true } })
    await tx.upcomingInvoice.deleteMany({ where: { subscriptionId: id } })
    const title = `Canceled the plan ${planNames[found.plan.type]} at the end of what is paid`
    await record(tx, actor, { action: 'plan.canceled', objectId: id, title })
    await wake(tx, CHECK_JOB)
  })
