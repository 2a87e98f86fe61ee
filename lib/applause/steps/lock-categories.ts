import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeCategories } from '@/lib/applause/policy'
import { noSuchCategory, onlyAdminsChangeCategories } from '@/lib/applause/refusals'
import type { Tx } from '@/lib/platform/db'

/** All categories in order, locked. Throws forbidden. */
export async function lockCategories(tx: Tx, actor: Actor) {
  if (!canChangeCategories(actor)) throw onlyAdminsChangeCategories()
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${actor.workspaceId}::uuid FOR NO KEY UPDATE`
  return tx.applauseCategory.findMany({
    where: { workspaceId: actor.workspaceId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, position: true, retiredAt: true },
  })
}

type Category = { id: string; name: string }

export function categoryAmong<Found extends Category>(categories: readonly Found[], id: string): Found {
  const category = categories.find((one) => one.id === id)
  if (!category) throw noSuchCategory()
  return category
}

/** Case-insensitive. */
export const isCategoryTaken = (categories: readonly Category[], name: string, id?: string) =>
  categories.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase())
