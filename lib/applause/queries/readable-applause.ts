import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, type Tx } from '@/lib/platform/db'

/**
 * Whether a member may read applause `a`: public for all, private only for the people in it, with no exception for
 * Admins. Every read path uses it.
 */
export const isReadableBy = (memberId: Prisma.Sql) => Prisma.sql`(a."deletedAt" IS NULL AND (
  a."isPublic" OR a."giverId" = ${memberId}
  OR EXISTS (SELECT FROM "ApplauseRecipient" got WHERE got."applauseId" = a.id AND got."memberId" = ${memberId})
  OR EXISTS (SELECT FROM "ApplauseReader" shown WHERE shown."applauseId" = a.id AND shown."memberId" = ${memberId})))`

export const readableApplause = ({ workspaceId, memberId }: Pick<Actor, 'workspaceId' | 'memberId'>) =>
  Prisma.sql`a."workspaceId" = ${workspaceId}::uuid AND ${isReadableBy(Prisma.sql`${memberId}::uuid`)}`

type Found = { id: string; workspaceId: string }

export async function listApplauseReaders(tx: Tx, { id, workspaceId }: Found, memberIds: readonly string[]) {
  if (memberIds.length === 0) return []
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Member" m JOIN "Applause" a ON a.id = ${id}::uuid AND a."workspaceId" = m."workspaceId"
    WHERE m."workspaceId" = ${workspaceId}::uuid AND m.id = ANY (${[...memberIds]}::uuid[]) AND m.status = 'ACTIVE'
      AND ${isReadableBy(Prisma.sql`m.id`)} ORDER BY m.id`
  return rows.map((row) => row.id)
}
