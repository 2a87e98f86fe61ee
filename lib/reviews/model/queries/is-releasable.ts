import 'server-only'
import { Prisma } from '@/lib/platform/db'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'

/** `releaseBlocked` in SQL, over many reviews `r`, without its check for already released ones. */
export const isReleasable = Prisma.sql`(r.status = 'CLOSED' AND r."seenBySubject" AND r."subjectId" <> r."creatorId"
  AND r."answeredCount" > 0 AND EXISTS (SELECT FROM "Member" s WHERE s.id = r."subjectId" AND s.status = 'ACTIVE')
  AND (r.anonymity = 'NAMED' OR r."answeredCount" - (EXISTS (SELECT FROM "ReviewAssignee" a
    WHERE a."reviewId" = r.id AND a."memberId" = r."subjectId" AND a."removedAt" IS NULL
      AND NOT a."isUnasked"))::int >= ${ANONYMITY_FLOOR}))`
