import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, Prisma } from '@/lib/platform/db'

/** Unread notifications `n` of the actor that lead to this page, with whatever it opens there. */
export const isUnreadAbout = ({ workspaceId, memberId }: Actor, path: string) => Prisma.sql`
  n."workspaceId" = ${workspaceId}::uuid AND n."memberId" = ${memberId}::uuid AND n."readAt" IS NULL
  AND split_part(n.link, '?', 1) = ${path}`

export async function hasNewsAbout(actor: Actor, path: string): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`SELECT FROM "Notification" n WHERE ${isUnreadAbout(actor, path)} LIMIT 1`
  return rows.length > 0
}
