import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'

/** The acts that are kept, each by the verb of its event. */
export type AuditAction =
  'review.released' | 'review.shared' | 'review.unshared' | 'review.exported' | 'answer.hidden' | 'answer.shown'

/** A privileged act: its verb, what it was done to, and a sentence for whoever reads the log. */
export type Act = { action: AuditAction; objectId: string | null; title: string }

const LONGEST = 500

/** Writes who did what in the transaction of the act. The database refuses to change or remove a line afterwards. */
export async function record(tx: Tx, actor: Actor | SystemActor, { action, objectId, title }: Act) {
  const { workspaceId } = actor
  const memberId = isSystem(actor) ? null : actor.memberId
  const data = { workspaceId, memberId, action, objectId, title: truncate(title, LONGEST), createdAt: now() }
  await tx.auditEntry.create({ data, select: { id: true } })
}
