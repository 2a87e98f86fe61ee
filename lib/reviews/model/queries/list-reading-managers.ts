import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'

/** Managers who read this review because they lead its subject, and whether they answered it. */
export const listReadingManagers = (tx: Tx, reviewId: string) =>
  tx.$queryRaw<{ memberId: string; hasAnswered: boolean }[]>(Prisma.sql`
  SELECT DISTINCT m.id AS "memberId", EXISTS (SELECT FROM "ReviewAssignee" a
    WHERE a."reviewId" = r.id AND a."memberId" = m.id AND a.status = 'ANSWERED') AS "hasAnswered"
  FROM "Review" r JOIN "TeamMember" theirs ON theirs."memberId" = r."subjectId" AND NOT theirs."isManager"
    JOIN "TeamMember" mine ON mine."teamId" = theirs."teamId" AND mine."isManager"
    JOIN "Member" m ON m.id = mine."memberId" AND m.status = 'ACTIVE' AND m.role <> 'Member'
  WHERE r.id = ${reviewId}::uuid AND r."seenByManager" AND m.id NOT IN (r."subjectId", r."creatorId")
    AND COALESCE(GREATEST(mine."readFrom", theirs."readFrom"), '-infinity') <= r."publishedAt"`)
