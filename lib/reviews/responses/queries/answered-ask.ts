import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'

/** Whether the quick ask `r` has an answer and waits for nobody who was asked or may still join. */
const waitsForNobody = Prisma.sql`(r.kind = 'QUICK' AND r."answeredCount" > 0
  AND NOT EXISTS (SELECT FROM "ReviewAssignee" a
    WHERE a."reviewId" = r.id AND a.status = 'PENDING' AND a."removedAt" IS NULL)
  AND NOT EXISTS (SELECT FROM "ReviewInvitee" i JOIN "Invitation" v ON v.id = i."invitationId"
    WHERE i."reviewId" = r.id AND v.status <> 'REVOKED'))`

/** Nobody is left to read its answers. */
const isLeftAsk = Prisma.sql`(r.kind = 'QUICK' AND r.status IN ('ACTIVE', 'INACTIVE')
  AND EXISTS (SELECT FROM "Member" c WHERE c.id = r."creatorId" AND c.status <> 'ACTIVE'))`

/** The same of one that is still open, or whose creator has left. */
export const isAnsweredAsk = Prisma.sql`((r.status = 'ACTIVE' AND ${waitsForNobody}) OR ${isLeftAsk})`

/** Whether reopening this review would close it again. */
export const hasAllAnswers = async (tx: Pick<Tx, '$queryRaw'>, reviewId: string): Promise<boolean> =>
  (await tx.$queryRaw<object[]>`SELECT FROM "Review" r WHERE r.id = ${reviewId}::uuid AND ${waitsForNobody}`).length > 0
