import 'server-only'
import { Prisma, db, type Tx } from '@/lib/platform/db'

/** External reviewers of a running series who have joined the workspace. */
const joined = Prisma.sql`
  "ReviewSeries" s JOIN "Review" r ON r."seriesId" = s.id
  JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND NOT a."optedOutFromFuture"
  JOIN "ExternalReviewer" x ON x."assigneeId" = a.id
  JOIN "User" u ON u.email = x.email
  JOIN "Member" m ON m."userId" = u.id AND m."workspaceId" = s."workspaceId"
  WHERE s."nextOn" IS NOT NULL`

export const listSeriesWithJoined = (size: number) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT DISTINCT s.id, s."workspaceId" FROM ${joined} ORDER BY s.id LIMIT ${size}`

export async function listJoined(tx: Tx, seriesId: string) {
  const rows = await tx.$queryRaw<{ email: string }[]>`
    SELECT DISTINCT x.email FROM ${joined} AND s.id = ${seriesId}::uuid`
  return rows.map(({ email }) => email)
}
