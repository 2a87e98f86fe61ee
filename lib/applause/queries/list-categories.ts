import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeCategories } from '@/lib/applause/policy'
import { onlyAdminsChangeCategories } from '@/lib/applause/refusals'
import { db } from '@/lib/platform/db'

/** A category, as lists and forms offer it. */
export type CategoryChoice = { id: string; name: string; isRetired: boolean }

/** All categories of an actor's workspace in their order, retired ones among them. */
export async function listCategories({ workspaceId }: Actor): Promise<CategoryChoice[]> {
  const rows = await db.applauseCategory.findMany({
    where: { workspaceId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, retiredAt: true },
  })
  return rows.map(({ retiredAt, ...category }) => ({ ...category, isRetired: retiredAt !== null }))
}

/** The same for the settings. Throws forbidden. */
export async function listCategoriesToChange(actor: Actor): Promise<CategoryChoice[]> {
  if (!canChangeCategories(actor)) throw onlyAdminsChangeCategories()
  return listCategories(actor)
}

/** Whether the applause of the week is mailed. */
export const hasWeeklyThanks = async ({ workspaceId }: Actor): Promise<boolean> =>
  (await db.applauseSetting.findUnique({ where: { workspaceId }, select: { weeklyThanks: true } }))?.weeklyThanks ??
  false
