import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeCategories } from '@/lib/applause/policy'
import { onlyAdminsChangeCategories } from '@/lib/applause/refusals'
import { db } from '@/lib/platform/db'

export type CategoryChoice = { id: string; name: string; isRetired: boolean }

export async function listCategories({ workspaceId }: Actor): Promise<CategoryChoice[]> {
  const rows = await db.applauseCategory.findMany({
    where: { workspaceId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, retiredAt: true },
  })
  return rows.map(({ retiredAt, ...category }) => ({ ...category, isRetired: retiredAt !== null }))
}

/** Throws forbidden for members who may not change categories. */
export async function listCategoriesToChange(actor: Actor): Promise<CategoryChoice[]> {
  if (!canChangeCategories(actor)) throw onlyAdminsChangeCategories()
  return listCategories(actor)
}

export const hasWeeklyThanks = async ({ workspaceId }: Actor): Promise<boolean> =>
  (await db.applauseSetting.findUnique({ where: { workspaceId }, select: { weeklyThanks: true } }))?.weeklyThanks ??
  false
