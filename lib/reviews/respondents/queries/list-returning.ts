import 'server-only'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import { hasNoPart } from './list-outdated'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { stillManages } from '@/lib/reviews/model/queries/find-org-relations'

/**
 * Removed respondents of a running review who are back in the workspace or manage the subject again, and would be asked
 * today. Nobody returns during a pause.
 */
const returning = (now: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id
  JOIN "Member" m ON m.id = a."memberId" AND m.status = 'ACTIVE'
  LEFT JOIN "Form" f ON f."reviewId" = r.id
  WHERE r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR r."closesAt" > ${now})
    AND (a."leftAt" IS NOT NULL AND NOT ${hasNoPart} OR a."relievedAt" IS NOT NULL AND ${stillManages})`

/**
 * Pages by id, because reviews without room or a safe place stay in this list; an anonymous one needs enough returns
 * together.
 */
export const listReviewsToReturnTo = (now: Date, { after, size }: { after: string; size: number }) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT r.id, r."workspaceId" FROM ${returning(now)} AND r.id > ${after}::uuid GROUP BY r.id
    HAVING r.anonymity <> 'ANONYMOUS' OR r."answeredCount" = 0 OR count(*) >= ${ANONYMITY_FLOOR}
    ORDER BY r.id LIMIT ${size}`

/** First removed, first returned. */
export const listReturning = (tx: Tx, reviewId: string, now: Date) =>
  tx.$queryRaw<{ memberId: string; relationship: Relationship; hadLeft: boolean }[]>`
    SELECT a."memberId", a.relationship, a."leftAt" IS NOT NULL AS "hadLeft" FROM ${returning(now)} AND r.id = ${reviewId}::uuid
    ORDER BY COALESCE(a."leftAt", a."relievedAt"), a.id`
