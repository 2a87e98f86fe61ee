import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import type { OperatorActor } from '@/lib/access/operator'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
import type { PlatformAction } from './rules'

type Done = { action: PlatformAction; objectId: string | null; title: string; reason?: string }

const LONGEST = 500

/** Writes a super admin's act in its transaction. The database refuses to change or remove the line. */
export async function recordAct(tx: Tx, actor: AdminActor | OperatorActor, { title, reason = '', ...act }: Done) {
  const userId = 'userId' in actor ? actor.userId : null
  const data = { ...act, userId, title: truncate(title, LONGEST), reason, createdAt: now() }
  await tx.platformAct.create({ data, select: { id: true } })
}
