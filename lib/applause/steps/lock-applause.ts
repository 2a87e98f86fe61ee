import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchApplause } from '@/lib/applause/refusals'
import { readableApplause } from '@/lib/applause/queries/readable-applause'
import type { Tx } from '@/lib/platform/db'

export type LockedApplause = {
  id: string
  workspaceId: string
  giverId: string
  categoryId: string
  words: string
  isPublic: boolean
  createdAt: Date
}

/** Applause, locked. Throws not-found for people who may not read it. */
export async function lockApplause(tx: Tx, actor: Actor, id: string): Promise<LockedApplause> {
  const [row] = await tx.$queryRaw<LockedApplause[]>`
    SELECT a.id, a."workspaceId", a."giverId", a."categoryId", a.words, a."isPublic", a."createdAt"
    FROM "Applause" a WHERE a.id = ${id}::uuid AND ${readableApplause(actor)} FOR NO KEY UPDATE OF a`
  if (!row) throw noSuchApplause()
  return row
}

export async function listApplausePeople(tx: Tx, { id: applauseId }: { id: string }) {
  const where = { applauseId }
  const select = { memberId: true } as const
  const recipients = await tx.applauseRecipient.findMany({ where, select, orderBy: { memberId: 'asc' } })
  const readers = await tx.applauseReader.findMany({ where, select, orderBy: { memberId: 'asc' } })
  return {
    recipientIds: recipients.map(({ memberId }) => memberId),
    readerIds: readers.map(({ memberId }) => memberId),
  }
}
