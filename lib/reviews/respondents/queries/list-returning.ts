import 'server-only'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import { hasNoPart, stillManages } from './list-outdated'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'

/**
 * Whoever was taken out of a running review for having left the workspace or managing whom it is about no more, is back or
 * manages them again, and would be asked in it today. While it is paused nobody is.
 */
const returning = (now: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id
  JOIN "Member" m ON m.id = a."memberId" AND m.status = 'ACTIVE'
  LEFT JOIN "Form" f ON f."reviewId" = r.id
  WHERE r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR r."closesAt" > ${now})
    AND (a."leftAt" IS NOT NULL AND NOT ${hasNoPart} OR a."relievedAt" IS NOT NULL AND ${stillManages})`

/**
 * Reviews in which somebody can be asked again: beside anonymous answers, enough of them together. Some may have no room or
 * no safe place for them and stay among these, so they are gone through by their ids.
 */
export const listReviewsToReturnTo = (now: Date, { after, size }: { after: string; size: number }) =>
  db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT r.id, r."workspaceId" FROM ${returning(now)} AND r.id > ${after}::uuid GROUP BY r.id
    HAVING r.anonymity <> 'ANONYMOUS' OR r."answeredCount" = 0 OR count(*) >= ${ANONYMITY_FLOOR}
    ORDER BY r.id LIMIT ${size}`

/** Those of one review, who went first before the others. */
export const listReturning = (tx: Tx, reviewId: string, now: Date) =>
  tx.$queryRaw<{ memberId: string; relationship: Relationship; hadLeft: boolean }[]>`
    SELECT a."memberId", a.relationship, a."leftAt" IS NOT NULL AS "hadLeft" FROM ${returning(now)} AND r.id = ${reviewId}::uuid
    ORDER BY COALESCE(a."leftAt", a."relievedAt"), a.id`
