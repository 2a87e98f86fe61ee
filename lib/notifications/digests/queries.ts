import 'server-only'
import { db } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { MAIL_ONLY } from '../rules'

export type DueMember = { id: string; workspaceId: string }

/** Those whose daily mail is due, by id after the one given. */
export const listDueMembers = (at: Date, after: string, limit: number) =>
  db.$queryRaw<DueMember[]>`
    SELECT DISTINCT "memberId" AS id, "workspaceId" FROM "Notification"
    WHERE "digestAt" <= ${at} AND "memberId" > ${after}::uuid ORDER BY "memberId" LIMIT ${limit}`

/** One line of a daily mail. */
export type Gathered = { message: string; link: string; createdAt: Date }

/** Takes what is due for a member out of the waiting, newest first. Whoever comes second finds nothing. */
export async function takeDue(
  tx: Tx,
  { workspaceId, memberId }: { workspaceId: string; memberId: string },
  at: Date,
): Promise<Gathered[]> {
  const rows = await tx.$queryRaw<(Gathered & { id: string; readAt: Date | null })[]>`
    UPDATE "Notification" SET "digestAt" = NULL
    WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid AND "digestAt" <= ${at}
    RETURNING id, message, link, "createdAt", "readAt"`
  const isMailOnly = ({ readAt }: { readAt: Date | null }) => readAt?.getTime() === MAIL_ONLY.getTime()
  const forMailAlone = rows.filter(isMailOnly).map(({ id }) => id)
  await tx.notification.deleteMany({ where: { workspaceId, id: { in: forMailAlone } } })
  // What was opened in the meantime needs no second telling.
  return rows
    .filter((row) => row.readAt === null || isMailOnly(row))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}
