import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { GoalView } from '@/lib/platform/generated/prisma/enums'

export type GoalListView = GoalView

export async function getGoalView({ memberId }: Actor): Promise<GoalListView> {
  const chosen = await db.goalPreference.findUnique({ where: { memberId }, select: { view: true } })
  return chosen?.view ?? 'LIST'
}
