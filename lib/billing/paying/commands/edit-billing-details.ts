import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import type { EditBillingDetailsInput } from '@/lib/billing/paying/schema'
import { lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { transaction } from '@/lib/platform/db'

export async function editBillingDetails(actor: Actor, details: EditBillingDetailsInput): Promise<void> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { workspaceId } = actor
  await transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const same = await tx.billingDetails.count({ where: { workspaceId, ...details } })
    if (same > 0) return
    const where = { workspaceId }
    await tx.billingDetails.upsert({ where, create: { ...where, ...details }, update: details, select: { name: true } })
    const title = `Changed the billing details to ${details.name}`
    await record(tx, actor, { action: 'plan.billing-details-edited', objectId: null, title })
  })
}
