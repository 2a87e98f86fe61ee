import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { categoryTaken } from '@/lib/applause/refusals'
import type { RenameCategoryInput } from '@/lib/applause/schema'
import { categoryAmong, isCategoryTaken, lockCategories } from '@/lib/applause/steps/lock-categories'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'

export const renameCategory = (actor: Actor, { id, name }: RenameCategoryInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const categories = await lockCategories(tx, actor)
    const before = categoryAmong(categories, id)
    if (before.name === name) return { id }
    if (isCategoryTaken(categories, name, id)) throw categoryTaken(name)
    await tx.applauseCategory.update({ where: { id }, data: { name }, select: { id: true } })
    const title = `Renamed the applause category “${before.name}” to “${name}”`
    await record(tx, actor, { action: 'applause.category-renamed', objectId: id, title })
    return { id }
  })
