import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { noSuchPlan } from '@/lib/billing/offers/refusals'
import type { EditPlanInput } from '@/lib/billing/offers/schema'
import { writeFeatures } from '@/lib/billing/steps/write-features'
import { truncate } from '@/lib/shared/text'

/** Leaves room in the log for the other changes. */
const LONGEST_VALUE = 60

const valueInWords = (value: unknown) => truncate(String(value ?? 'any'), LONGEST_VALUE)

function featuresInWords(before: readonly string[], after: readonly string[]): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const added = after.filter((line) => !before.includes(line)).map((line) => `“${line}”`)
  const removed = before.filter((line) => !after.includes(line)).map((line) => `“${line}”`)
  const words = [added.length > 0 && `added ${added.join(', ')}`, removed.length > 0 && `removed ${removed.join(', ')}`]
  return [`features: ${words.filter(Boolean).join(', ') || 'reordered'}`]
}

/** Changes the limits of a plan immediately for every subscriber. */
export const editPlan = (admin: AdminActor, { id, features, ...terms }: EditPlanInput) =>
  transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Plan" WHERE id = ${id}::uuid FOR UPDATE`
    const lines = { orderBy: { position: 'asc' }, select: { description: true } } as const
    const before = await tx.plan.findUnique({ where: { id }, include: { features: lines } })
    if (!before) throw noSuchPlan()
    const changed = Object.entries(terms).filter(([field, value]) => Reflect.get(before, field) !== value)
    await tx.plan.update({ where: { id }, data: terms, select: { id: true } })
    await writeFeatures(tx, id, features)
    const listed = before.features.map(({ description }) => description)
    const words = [
      ...changed.map(
        ([field, value]) => `${field}: ${valueInWords(Reflect.get(before, field))} → ${valueInWords(value)}`,
      ),
      ...featuresInWords(listed, features),
    ]
    if (words.length === 0) return { id }
    const title = `Edited the plan ${terms.name}: ${words.join(', ')}`
    await recordAct(tx, admin, { action: 'plan.edited', objectId: id, title })
    return { id }
  })
