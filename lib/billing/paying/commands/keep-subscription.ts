import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { planNames } from '@/lib/billing/schema'
import { noSubscription, tooLateToKeep } from '@/lib/billing/paying/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { describePaid, lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Undoes a cancellation until Razorpay has it. */
export const keepSubscription = (actor: Actor, { id }: BilledInput): Promise<void> =>
  transaction(async (tx) => {
    if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
    const { workspaceId } = actor
    await lockWorkspace(tx, workspaceId)
    const found = await tx.subscription.findFirst({
      where: { id, workspaceId, razorpayId: { not: null } },
      select: {
        status: true,
        endsAt: true,
        endSentAt: true,
        amount: true,
        chargeAt: true,
        quantity: true,
        plan: { select: { type: true } },
      },
    })
    if (!found) throw noSubscription()
    const { status, endsAt, endSentAt, amount, chargeAt, plan } = found
    if (status === 'ACTIVE' && endsAt === null) return
    if (status !== 'ACTIVE' || endSentAt !== null || chargeAt === null) throw tooLateToKeep()
    await tx.subscription.update({ where: { id }, data: { endsAt: null }, select: { id: true } })
    const due = { amount, dueAt: chargeAt, description: describePaid(found) }
    const renewal = { workspaceId, subscriptionId: id, createdAt: now(), ...due }
    await tx.upcomingInvoice.createMany({ data: [renewal], skipDuplicates: true })
    const title = `Kept the plan ${planNames[plan.type]}, which was canceled`
    await record(tx, actor, { action: 'plan.kept', objectId: id, title })
  })
