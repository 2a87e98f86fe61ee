import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { noteFrom } from '@/lib/reviews/model/rules/note-title'
import { mayReadReleased } from '@/lib/reviews/model/queries/find-readers'

export type Evidence = { id: string; title: string; creatorName: string; isNote: boolean; releasedAt: Date }

type Row = Evidence & { isAboutMe: boolean }

const MOST = 5

/** Newest released feedback about the subject that the respondent may read. */
export async function listEvidence(actor: Actor, reviewId: string): Promise<Evidence[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.id, r.title, r."releasedAt", TRIM(u."firstName" || ' ' || u."lastName") AS "creatorName",
      r.kind = 'NOTE' AS "isNote", r."subjectId" = ${actor.memberId}::uuid AS "isAboutMe"
    FROM "Review" asked
    JOIN "ReviewAssignee" a ON a."reviewId" = asked.id AND a."memberId" = ${actor.memberId}::uuid
      AND a."removedAt" IS NULL AND NOT a."isUnasked"
    JOIN "Review" r ON r."workspaceId" = asked."workspaceId" AND r."subjectId" = asked."subjectId" AND r.id <> asked.id
    JOIN "Member" m ON m.id = r."creatorId" JOIN "User" u ON u.id = m."userId"
    WHERE asked.id = ${reviewId}::uuid AND asked."workspaceId" = ${actor.workspaceId}::uuid
      AND r.status IN ('RELEASED', 'ACKNOWLEDGED') AND ${mayReadReleased(actor)}
    ORDER BY r."releasedAt" DESC, r.id DESC LIMIT ${MOST}`
  return rows.map(({ isAboutMe, ...row }) =>
    row.isNote && isAboutMe ? { ...row, title: noteFrom(row.creatorName) } : row,
  )
}
