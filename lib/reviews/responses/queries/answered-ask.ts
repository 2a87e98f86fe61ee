import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** Whether `r` is a quick ask with an answer that waits for nobody who was asked or may still join. */
export const isAnsweredAsk = Prisma.sql`(r.kind = 'QUICK' AND r.status = 'ACTIVE' AND r."answeredCount" > 0
  AND NOT EXISTS (SELECT FROM "ReviewAssignee" a
    WHERE a."reviewId" = r.id AND a.status = 'PENDING' AND a."removedAt" IS NULL)
  AND NOT EXISTS (SELECT FROM "ReviewInvitee" i JOIN "Invitation" v ON v.id = i."invitationId"
    WHERE i."reviewId" = r.id AND v.status <> 'REVOKED'))`
