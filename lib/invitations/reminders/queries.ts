import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { db, Prisma } from '@/lib/platform/db'
import type { ReminderSpan } from './rules'

/**
 * An invitation that can still be accepted, from an active inviter to a non-member whose address accepts and wants our
 * mail.
 */
const waiting = (at: Date) => Prisma.sql`
  "Invitation" i JOIN "Workspace" w ON w.id = i."workspaceId" JOIN "Member" m ON m.id = i."inviterId"
  WHERE i.status = 'PENDING' AND i."expiresAt" > ${at} AND m.status = 'ACTIVE' AND ${isOpenWorkspace}
    AND NOT EXISTS (SELECT FROM "User" u JOIN "Member" p ON p."userId" = u.id
      WHERE u.email = i.email AND p."workspaceId" = i."workspaceId" AND p.status = 'ACTIVE')
    AND NOT EXISTS (SELECT FROM "BouncedAddress" b WHERE b.email = i.email)
    AND NOT EXISTS (SELECT FROM "UnsubscribedAddress" n WHERE n."workspaceId" = i."workspaceId" AND n.email = i.email)`

export async function listInvitingZones(at: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ zone: string }[]>`SELECT DISTINCT w."timeZone" AS zone FROM ${waiting(at)}`
  return rows.map(({ zone }) => zone)
}

export type InvitationDue = { id: string; workspaceId: string }

/** Due invitations, by id after the given one. The outbox keys show which were reminded. */
export const listInvitationsDue = (spans: ReminderSpan[], at: Date, after: string, size: number) =>
  db.$queryRaw<InvitationDue[]>`
    SELECT i.id, i."workspaceId" FROM jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
      AS c(zone text, number int, "from" timestamptz, "to" timestamptz), ${waiting(at)}
      AND w."timeZone" = c.zone AND i."sentAt" >= c."from" AND i."sentAt" < c."to" AND i.id > ${after}::uuid
      AND NOT EXISTS (SELECT FROM "Mail" k WHERE k.key =
        'invitation.reminded:' || i.id || ':' || i."sentCount" || ':' || c.number || ':' || i.email)
    ORDER BY i.id LIMIT ${size}`
