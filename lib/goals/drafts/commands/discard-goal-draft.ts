import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

export async function discardGoalDraft({ workspaceId, memberId }: Actor) {
  await db.goalDraft.deleteMany({ where: { workspaceId, memberId } })
  return {}
}
