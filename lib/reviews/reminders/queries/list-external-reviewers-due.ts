import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import { ends, isWaiting, morningTable, isDue, isWithinReach } from './list-people-due'
import type { SystemActor } from '@/lib/access/actor'

/**
 * External reviewers who have not answered, with a valid link and not unsubscribed. Their own time zone is unknown, so
 * the review's applies.
 */
const waiting = (at: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id JOIN "ExternalReviewer" x ON x."assigneeId" = a.id
    JOIN "Workspace" w ON w.id = r."workspaceId" AND ${isOpenWorkspace}, ${ends}
  WHERE ${isWaiting(at)} AND x."expiresAt" > ${at}
    AND NOT EXISTS (SELECT FROM "UnsubscribedAddress" n WHERE n."workspaceId" = a."workspaceId" AND n.email = x.email)`

const due = (mornings: string, at: Date) => Prisma.sql`
  ${morningTable(mornings)}, ${waiting(at)} AND r."timeZone" = c.zone
    AND ${isDue('review.reminded', Prisma.sql`a.id`, Prisma.sql`x.email`)}`

export async function listExternalZones(at: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT r."timeZone" AS zone FROM ${waiting(at)} AND ${isWithinReach(at)}`
  return rows.map(({ zone }) => zone)
}

type DueExternalReviewer = { id: string; workspaceId: string }

/** Ordered by id, after the given one. */
export const listExternalReviewersDue = (mornings: string, at: Date, after: string, size: number) =>
  db.$queryRaw<DueExternalReviewer[]>`
    SELECT DISTINCT a.id, a."workspaceId" FROM ${due(mornings, at)} AND a.id > ${after}::uuid
    ORDER BY a.id LIMIT ${size}`

export async function isExternalReviewerDue(
  tx: Tx,
  { workspaceId }: SystemActor,
  assigneeId: string,
  { mornings, at }: { mornings: string; at: Date },
): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT FROM ${due(mornings, at)} AND a.id = ${assigneeId}::uuid AND a."workspaceId" = ${workspaceId}::uuid LIMIT 1`
  return rows.length > 0
}
