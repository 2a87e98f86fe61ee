import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lastCategory, tooManyCategories } from '@/lib/applause/refusals'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import type { RetireCategoryInput } from '@/lib/applause/schema'
import { categoryAmong, lockCategories } from '@/lib/applause/steps/lock-categories'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const retireCategory = (actor: Actor, { id, isRetired }: RetireCategoryInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const categories = await lockCategories(tx, actor)
    const { name, retiredAt } = categoryAmong(categories, id)
    if ((retiredAt !== null) === isRetired) return { id }
    const inUse = categories.filter((one) => one.retiredAt === null)
    if (isRetired && inUse.length === 1) throw lastCategory()
    if (!isRetired && inUse.length >= applauseLimits.categories) throw tooManyCategories(applauseLimits.categories)
    await tx.applauseCategory.update({
      where: { id },
      data: { retiredAt: isRetired ? now() : null },
      select: { id: true },
    })
    const action = isRetired ? 'applause.category-retired' : 'applause.category-restored'
    const verb = isRetired ? 'Retired' : 'Restored'
    await record(tx, actor, { action, objectId: id, title: `${verb} the applause category “${name}”` })
    return { id }
  })
