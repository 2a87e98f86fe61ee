import 'server-only'
import { db, Prisma, type Tx } from '@/lib/platform/db'

// Who was called a manager by hand stays one, whatever the teams say: the form remembers what was written there.
const isManagerByTeam = Prisma.sql`
  a.relationship = 'MANAGER' AND r."subjectId" IS NOT NULL
  AND f.content -> 'relationships' ->> a."memberId"::text IS NULL`

const stillManages = Prisma.sql`EXISTS (
  SELECT FROM "TeamMember" boss JOIN "TeamMember" theirs ON theirs."teamId" = boss."teamId"
  WHERE boss."memberId" = a."memberId" AND boss."isManager"
    AND theirs."memberId" = r."subjectId" AND NOT theirs."isManager")`

/** Whether an assignee `a` was asked as the manager of whom the review `r` is about, and is not that any more. */
export const managesNoMore = Prisma.sql`(${isManagerByTeam} AND NOT ${stillManages})`

/**
 * Whoever has not answered a running review and has left the workspace, or is not the manager of whom it is about any
 * more. Once anonymous answers have arrived nobody is: taking out just those who had not answered would tell on the rest.
 */
const outdated = Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND a.status = 'PENDING' AND a."removedAt" IS NULL
  JOIN "Member" m ON m.id = a."memberId"
  LEFT JOIN "Form" f ON f."reviewId" = r.id
  WHERE r.status IN ('ACTIVE', 'INACTIVE') AND (r.anonymity <> 'ANONYMOUS' OR r."answeredCount" = 0)
    AND (m.status <> 'ACTIVE' OR ${managesNoMore})`

/** Reviews in which somebody is asked who should not be any more. It begins with the running ones, which are few. */
export const listOutdatedReviews = (size: number) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT DISTINCT r.id, r."workspaceId" FROM ${outdated} ORDER BY r.id LIMIT ${size}`

export type OutdatedRespondent = { assigneeId: string; wasManager: boolean; hasLeft: boolean }

/** Those of one review. */
export const listOutdated = (tx: Tx, reviewId: string) =>
  tx.$queryRaw<OutdatedRespondent[]>`
    SELECT a.id AS "assigneeId", ${isManagerByTeam} AS "wasManager",
      m.status <> 'ACTIVE' AS "hasLeft"
    FROM ${outdated} AND r.id = ${reviewId}::uuid`
