import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { countsAt } from '@/lib/access/workspace/subscription'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { noSuchPlan, stillSold } from '@/lib/billing/offers/refusals'
import type { MoveSubscribersInput } from '@/lib/billing/offers/schema'
import { plural } from '@/lib/shared/text'

/** Moves workspaces from a retired plan to the current one of its type. */
export const moveSubscribers = (admin: AdminActor, { id, reason }: MoveSubscribersInput) =>
  transaction(async (tx) => {
    const plan = await tx.plan.findUnique({ where: { id }, select: { type: true, name: true, isActive: true } })
    if (!plan) throw noSuchPlan()
    if (plan.isActive) throw stillSold()
    const { id: planId } = await tx.plan.findFirstOrThrow({
      where: { type: plan.type, isActive: true },
      select: { id: true },
    })
    const count = await tx.$executeRaw`
      UPDATE "Subscription" SET "planId" = ${planId}::uuid
      WHERE "planId" = ${id}::uuid AND "razorpayId" IS NULL AND ${countsAt(now())}`
    if (count === 0) return { count }
    const title = `Moved ${plural(count, 'workspace')} to the new terms of ${plan.name}`
    await recordAct(tx, admin, { action: 'plan.subscribers-moved', objectId: id, title, reason })
    return { count }
  })
