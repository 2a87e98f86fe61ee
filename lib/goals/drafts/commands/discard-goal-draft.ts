import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** Forgets what a member typed for a new goal. */
export async function discardGoalDraft({ workspaceId, memberId }: Actor) {
  await db.goalDraft.deleteMany({ where: { workspaceId, memberId } })
  return {}
}
