import 'server-only'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { stillManages } from '@/lib/reviews/model/queries/find-org-relations'

// The form holds relationships chosen by hand, which teams do not override.
const isManagerByTeam = Prisma.sql`
  a.relationship = 'MANAGER' AND r."subjectId" IS NOT NULL
  AND f.content -> 'relationships' ->> a."memberId"::text IS NULL`

const managesNoMore = Prisma.sql`(${isManagerByTeam} AND NOT ${stillManages})`

/** Whether an assignee `a` no longer manages the subject of `r` and had no other relationship before. */
export const hasNoPart = Prisma.sql`(${managesNoMore} AND a."formerRelationship" IS NULL)`

/** Once anonymous answers have arrived, changing single respondents could expose the rest. */
const mayChange = Prisma.sql`
  r.status IN ('ACTIVE', 'INACTIVE') AND (r.anonymity <> 'ANONYMOUS' OR r."answeredCount" = 0)`

/** Unanswered respondents of a running review who left the workspace or no longer manage the subject. */
const outdated = Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND a.status = 'PENDING' AND a."removedAt" IS NULL
  JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
  LEFT JOIN "Form" f ON f."reviewId" = r.id
  WHERE ${mayChange} AND (m.status <> 'ACTIVE' OR ${managesNoMore})`

/** Starts from running reviews, which are few. */
export const listOutdatedReviews = (size: number) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT DISTINCT r.id, r."workspaceId" FROM ${outdated} ORDER BY r.id LIMIT ${size}`

export type OutdatedRespondent = {
  assigneeId: string
  firstName: string
  lastName: string
  wasManager: boolean
  hasLeft: boolean
  formerRelationship: Relationship | null
}

export const listOutdated = (tx: Tx, reviewId: string) =>
  tx.$queryRaw<OutdatedRespondent[]>`
    SELECT a.id AS "assigneeId", u."firstName", u."lastName", ${isManagerByTeam} AS "wasManager",
      m.status <> 'ACTIVE' AS "hasLeft", a."formerRelationship"
    FROM ${outdated} AND r.id = ${reviewId}::uuid`

/**
 * A running review whose manager was removed, has no respondent in their place, and could have one now: a change of
 * manager is often made in two steps.
 */
const unmanaged = (now: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND (a."leftAt" IS NOT NULL OR a."relievedAt" IS NOT NULL)
  LEFT JOIN "Form" f ON f."reviewId" = r.id
  WHERE ${mayChange} AND (r."closesAt" IS NULL OR r."closesAt" > ${now}) AND ${isManagerByTeam}
    AND NOT EXISTS (SELECT FROM "ReviewAssignee" asked
      WHERE asked."reviewId" = r.id AND asked."removedAt" IS NULL AND asked.relationship = 'MANAGER')
    AND EXISTS (
      SELECT FROM "TeamMember" theirs JOIN "TeamMember" boss
          ON boss."teamId" = theirs."teamId" AND boss."isManager" AND boss."memberId" <> theirs."memberId"
        JOIN "Member" m ON m.id = boss."memberId" AND m.status = 'ACTIVE'
        LEFT JOIN "ReviewAssignee" place ON place."reviewId" = r.id AND place."memberId" = boss."memberId"
      WHERE theirs."memberId" = r."subjectId" AND NOT theirs."isManager"
        AND (place.id IS NULL OR place."removedAt" IS NULL AND place.status <> 'ANSWERED'))`

/** Pages by id, because reviews without room for a manager stay in this list. */
export const listUnmanagedReviews = (now: Date, { after, size }: { after: string; size: number }) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT DISTINCT r.id, r."workspaceId" FROM ${unmanaged(now)} AND r.id > ${after}::uuid ORDER BY r.id LIMIT ${size}`

export const isManagerMissing = async (tx: Tx, reviewId: string, now: Date) =>
  (await tx.$queryRaw<unknown[]>`SELECT FROM ${unmanaged(now)} AND r.id = ${reviewId}::uuid LIMIT 1`).length > 0
