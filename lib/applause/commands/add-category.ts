import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { categoryTaken, tooManyCategories } from '@/lib/applause/refusals'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import type { AddCategoryInput } from '@/lib/applause/schema'
import { isCategoryTaken, lockCategories } from '@/lib/applause/steps/lock-categories'
import { record } from '@/lib/audit/record'
import { ensureSame, transaction } from '@/lib/platform/db'

/** Adds a category at the end. Refuses the name of an existing or retired one. */
export const addCategory = (actor: Actor, { madeId: id, name }: AddCategoryInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const categories = await lockCategories(tx, actor)
    const before = categories.find((one) => one.id === id)
    if (before) {
      ensureSame({ name: before.name }, { name })
      return { id }
    }
    if (isCategoryTaken(categories, name)) throw categoryTaken(name)
    const inUse = categories.filter(({ retiredAt }) => retiredAt === null)
    if (inUse.length >= applauseLimits.categories) throw tooManyCategories(applauseLimits.categories)
    const position = (categories.at(-1)?.position ?? -1) + 1
    const data = { id, workspaceId: actor.workspaceId, name, position }
    await tx.applauseCategory.create({ data, select: { id: true } })
    const title = `Added the applause category “${name}”`
    await record(tx, actor, { action: 'applause.category-added', objectId: id, title })
    return { id }
  })
