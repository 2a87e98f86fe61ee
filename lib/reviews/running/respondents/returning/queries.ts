import 'server-only'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { ANONYMITY_FLOOR } from '../../../rules'
import { managesNoMore } from '../outdated/queries'

/**
 * Whoever was taken out of a running review for having left the workspace, is back, and would be asked in it today. While it
 * is paused nobody is.
 */
const returning = (now: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND a."leftAt" IS NOT NULL
  JOIN "Member" m ON m.id = a."memberId" AND m.status = 'ACTIVE'
  LEFT JOIN "Form" f ON f."reviewId" = r.id
  WHERE r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR r."closesAt" > ${now}) AND NOT ${managesNoMore}`

/** Reviews in which somebody can be asked again: beside anonymous answers, enough of them together. */
export const listReviewsToReturnTo = (now: Date, size: number) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT r.id, r."workspaceId" FROM ${returning(now)} GROUP BY r.id
    HAVING r.anonymity <> 'ANONYMOUS' OR r."answeredCount" = 0 OR count(*) >= ${ANONYMITY_FLOOR}
    ORDER BY r.id LIMIT ${size}`

/** Those of one review. */
export const listReturning = (tx: Tx, reviewId: string, now: Date) =>
  tx.$queryRaw<{ memberId: string; relationship: Relationship }[]>`
    SELECT a."memberId", a.relationship FROM ${returning(now)} AND r.id = ${reviewId}::uuid`
