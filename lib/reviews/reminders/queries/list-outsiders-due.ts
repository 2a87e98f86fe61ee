import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import { ends, isWaiting, morningTable, isDue, isWithinReach } from './list-people-due'
import type { SystemActor } from '@/lib/access/actor'

/**
 * People outside who are still to answer, and can: their link is good, and they have not asked for no more mail. Nobody
 * knows their zone, so their mornings are those of the review's.
 */
const waiting = (at: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id JOIN "ExternalReviewer" x ON x."assigneeId" = a.id
    JOIN "Workspace" w ON w.id = r."workspaceId" AND ${isOpenWorkspace}, ${ends}
  WHERE ${isWaiting(at)} AND x."expiresAt" > ${at}
    AND NOT EXISTS (SELECT FROM "UnsubscribedAddress" n WHERE n."workspaceId" = a."workspaceId" AND n.email = x.email)`

const due = (mornings: string, at: Date) => Prisma.sql`
  ${morningTable(mornings)}, ${waiting(at)} AND r."timeZone" = c.zone
    AND ${isDue('review.reminded', Prisma.sql`a.id`, Prisma.sql`x.email`)}`

/** The zones of the reviews of which somebody outside may have to be reminded about now. */
export async function listOutsideZones(at: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT r."timeZone" AS zone FROM ${waiting(at)} AND ${isWithinReach(at)}`
  return rows.map(({ zone }) => zone)
}

type OutsiderDue = { id: string; workspaceId: string }

/** People outside who are to be reminded this morning, by id after the one given. */
export const listOutsidersDue = (mornings: string, at: Date, after: string, size: number) =>
  db.$queryRaw<OutsiderDue[]>`
    SELECT DISTINCT a.id, a."workspaceId" FROM ${due(mornings, at)} AND a.id > ${after}::uuid
    ORDER BY a.id LIMIT ${size}`

/** Whether this one is still to be reminded this morning. */
export async function isOutsiderDue(
  tx: Tx,
  { workspaceId }: SystemActor,
  assigneeId: string,
  { mornings, at }: { mornings: string; at: Date },
): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT FROM ${due(mornings, at)} AND a.id = ${assigneeId}::uuid AND a."workspaceId" = ${workspaceId}::uuid LIMIT 1`
  return rows.length > 0
}
