import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ChooseGoalViewInput } from '@/lib/goals/schema'
import { db } from '@/lib/platform/db'

/** Saved per member, for all devices. */
export async function chooseGoalView({ workspaceId, memberId }: Actor, { view }: ChooseGoalViewInput) {
  const create = { workspaceId, memberId, view }
  await db.goalPreference.upsert({ where: { memberId }, create, update: { view }, select: { view: true } })
  return { view }
}
