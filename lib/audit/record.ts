import 'server-only'
import type { Actor, SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
import type { AuditAction } from './rules'

export type Act = { action: AuditAction; objectId: string | null; title: string }

type Doer = Pick<Actor, 'workspaceId' | 'memberId'>

const LONGEST = 500

function rowOf(actor: Doer | SystemActor, { action, objectId, title }: Act) {
  const { workspaceId } = actor
  const memberId = 'memberId' in actor ? actor.memberId : null
  return { workspaceId, memberId, action, objectId, title: truncate(title, LONGEST), createdAt: now() }
}

/** Writes an act in its transaction. The database refuses to change or remove the line afterwards. */
export async function record(tx: Tx, actor: Doer | SystemActor, act: Act) {
  await tx.auditEntry.create({ data: rowOf(actor, act), select: { id: true } })
}

export async function recordAll(tx: Tx, actor: Doer | SystemActor, acts: readonly Act[]) {
  await tx.auditEntry.createMany({ data: acts.map((act) => rowOf(actor, act)) })
}
