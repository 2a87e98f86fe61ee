import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { record } from '@/lib/audit/record'

type Edited = { id: string; creatorId: string | null; title: string }

/**
 * Logs an edit of another person's template, once a day. The caller writes the change first, whose row lock serialises
 * two saves.
 */
export async function recordTemplateEdit(tx: Tx, actor: Actor, { id, creatorId, title }: Edited): Promise<void> {
  const { workspaceId, memberId } = actor
  if (creatorId === memberId) return
  const act = { action: 'template.edited', objectId: id } as const
  const written = await tx.auditEntry.findFirst({
    where: { workspaceId, memberId, ...act, createdAt: { gt: daysFrom(now(), -1) } },
    select: { id: true },
  })
  if (written === null) await record(tx, actor, { ...act, title: `Changed someone else’s template “${title}”` })
}
