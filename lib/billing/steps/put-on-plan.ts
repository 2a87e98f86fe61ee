import 'server-only'
import { now } from '@/lib/platform/clock'
import { systemActor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { planNames } from '@/lib/billing/schema'
import { endPlans } from './end-plans'

/**
 * Puts a locked workspace on a plan without payment or end, ends its trial or earlier plan with its next payment, and
 * audits it. False if unchanged.
 */
export async function putOnPlan(tx: Tx, workspaceId: string, plan: PlanType): Promise<boolean> {
  const kept = { workspaceId, status: 'ACTIVE', isTrial: false, plan: { type: plan, isActive: true } } as const
  if ((await tx.subscription.count({ where: kept })) > 0) return false
  const at = now()
  await endPlans(tx, workspaceId)
  await tx.upcomingInvoice.deleteMany({ where: { workspaceId, kind: 'RENEWAL' } })
  const where = { type: plan, isActive: true }
  const { id: planId } = await tx.plan.findFirstOrThrow({ where, select: { id: true } })
  const title = `Changed the plan to ${planNames[plan]}, without payment`
  await record(tx, systemActor(workspaceId), { action: 'plan.set', objectId: planId, title })
  const data = { workspaceId, planId, status: 'ACTIVE', startsAt: at, createdAt: at } as const
  await tx.subscription.create({ data, select: { id: true } })
  return true
}
