import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { db } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'

export type DueMember = { id: string; workspaceId: string }

export const listDueMembers = (at: Date, after: string, limit: number) =>
  db.$queryRaw<DueMember[]>`
    SELECT DISTINCT n."memberId" AS id, n."workspaceId" FROM "Notification" n
    JOIN "Workspace" w ON w.id = n."workspaceId" AND ${isOpenWorkspace}
    WHERE n."digestAt" <= ${at} AND n."memberId" > ${after}::uuid ORDER BY n."memberId" LIMIT ${limit}`

/** Mail-only lines can be read nowhere else. */
export type Gathered = { message: string; link: string; createdAt: Date; isMailOnly: boolean }

/** Newest first. A second taker finds nothing. */
export async function takeDue(
  tx: Tx,
  { workspaceId, memberId }: { workspaceId: string; memberId: string },
  at: Date,
): Promise<Gathered[]> {
  const found = await tx.$queryRaw<
    (Omit<Gathered, 'isMailOnly'> & { id: string; readAt: Date | null; slackAt: Date | null })[]
  >`
    UPDATE "Notification" SET "digestAt" = NULL
    WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid AND "digestAt" <= ${at}
    RETURNING id, message, link, "createdAt", "readAt", "slackAt"`
  const rows = found.map((row) => ({ ...row, isMailOnly: row.readAt?.getTime() === MAIL_ONLY.getTime() }))
  const forMailAlone = rows.filter(({ isMailOnly, slackAt }) => isMailOnly && slackAt === null).map(({ id }) => id)
  await tx.notification.deleteMany({ where: { workspaceId, id: { in: forMailAlone } } })
  // Lines opened in the meantime are left out.
  return rows
    .filter(({ readAt, isMailOnly }) => readAt === null || isMailOnly)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}
