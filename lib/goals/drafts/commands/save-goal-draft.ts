import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SaveGoalDraftInput } from '@/lib/goals/drafts/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Replaces the member's earlier draft. */
export async function saveGoalDraft(actor: Actor, content: SaveGoalDraftInput): Promise<{ savedAt: Date }> {
  ensureGoals(actor)
  const { workspaceId, memberId } = actor
  const data = { content, savedAt: now() }
  const create = { workspaceId, memberId, ...data }
  await db.goalDraft.upsert({ where: { memberId }, create, update: data, select: { memberId: true } })
  return { savedAt: data.savedAt }
}
