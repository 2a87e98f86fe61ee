import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { noSuchPlan } from '@/lib/billing/offers/refusals'
import type { EditPlanInput } from '@/lib/billing/offers/schema'
import { writeFeatures } from '@/lib/billing/steps/write-features'

/** Changes the limits of a plan immediately for every subscriber. */
export const editPlan = (admin: AdminActor, { id, features, ...terms }: EditPlanInput) =>
  transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Plan" WHERE id = ${id}::uuid FOR UPDATE`
    const before = await tx.plan.findUnique({ where: { id } })
    if (!before) throw noSuchPlan()
    const changed = Object.entries(terms).filter(([field, value]) => Reflect.get(before, field) !== value)
    await tx.plan.update({ where: { id }, data: terms, select: { id: true } })
    await writeFeatures(tx, id, features)
    if (changed.length === 0) return { id }
    const words = changed.map(
      ([field, value]) => `${field}: ${String(Reflect.get(before, field) ?? 'any')} → ${value ?? 'any'}`,
    )
    const title = `Edited the plan ${terms.name}: ${words.join(', ')}`
    await recordAct(tx, admin, { action: 'plan.edited', objectId: id, title })
    return { id }
  })
