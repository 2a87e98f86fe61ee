import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { priceOfNow } from '@/lib/billing/offers/refusals'
import type { CreatePlanInput } from '@/lib/billing/offers/schema'
import { writeFeatures } from '@/lib/billing/steps/write-features'
import { planNames } from '@/lib/billing/schema'
import { inRupees } from '@/lib/shared/text'

type Price = { pricePerMonth: number; isCustomPricing: boolean }

const isSamePrice = (one: Price, other: Price) =>
  one.isCustomPricing === other.isCustomPricing && (one.isCustomPricing || one.pricePerMonth === other.pricePerMonth)

/** Sells a plan at a new price, replacing the current one of its type. */
export const createPlan = (admin: AdminActor, { madeId: id, type, features, ...terms }: CreatePlanInput) =>
  transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('plan'), hashtext(${type}))`
    if ((await tx.plan.count({ where: { id } })) > 0) return { id }
    const before = await tx.plan.findFirstOrThrow({
      where: { type, isActive: true },
      select: { id: true, orderKey: true, pricePerMonth: true, isCustomPricing: true },
    })
    if (isSamePrice(before, terms)) throw priceOfNow()
    await tx.plan.update({ where: { id: before.id }, data: { isActive: false }, select: { id: true } })
    await tx.plan.create({ data: { id, type, orderKey: before.orderKey, ...terms }, select: { id: true } })
    await writeFeatures(tx, id, features)
    const price = terms.isCustomPricing ? 'at a custom price' : `for ${inRupees(terms.pricePerMonth)}`
    const title = `Created the plan ${terms.name} (${planNames[type]}) ${price}`
    await recordAct(tx, admin, { action: 'plan.created', objectId: id, title })
    return { id }
  })
