import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { givingGate, offersApplause } from './applause-gate'

/** The applause that the actor received and hasn't reacted to; empty if they may not react. */
export async function listUnanswered(actor: Actor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || !offersApplause(actor) || (await givingGate(actor)) !== null) return []
  const { workspaceId, memberId } = actor
  const rows = await db.applauseRecipient.findMany({
    where: {
      workspaceId,
      memberId,
      applauseId: { in: [...new Set(ids)] },
      applause: { reactions: { none: { memberId } } },
    },
    select: { applauseId: true },
  })
  return rows.map(({ applauseId }) => applauseId)
}
