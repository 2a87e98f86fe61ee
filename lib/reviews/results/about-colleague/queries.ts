import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, Prisma } from '@/lib/platform/db'

/** Feedback about somebody that was released, on the line by which one of its readers finds it. */
export type ReleasedRow = { id: string; title: string; releasedAt: Date; isMine: boolean }

const SHOWN = 10

/** Whether the viewer leads a team that the subject is in without leading it. */
const leadsThem = ({ workspaceId, memberId }: Actor, subjectId: string) => Prisma.sql`EXISTS (
  SELECT FROM "TeamMember" mine JOIN "TeamMember" theirs ON theirs."teamId" = mine."teamId"
  WHERE mine."workspaceId" = ${workspaceId}::uuid AND mine."memberId" = ${memberId}::uuid AND mine."isManager"
    AND theirs."memberId" = ${subjectId}::uuid AND NOT theirs."isManager")`

/** One of the readers that the review's own settings name, as its results ask for them as well. */
const mayRead = (actor: Actor, subjectId: string) => Prisma.sql`(
  r."creatorId" = ${actor.memberId}::uuid
  OR (r."seenBySubject" AND r."subjectId" = ${actor.memberId}::uuid)
  OR (r."seenByAdmins" AND ${actor.role === 'Admin'})
  OR EXISTS (SELECT FROM "SharedReview" s WHERE s."reviewId" = r.id AND s."memberId" = ${actor.memberId}::uuid)
  OR (r."seenByManager" AND ${leadsThem(actor, subjectId)}))`

/** The newest feedback that was released to somebody, as far as the viewer may read its results. */
export const listReleasedAbout = (actor: Actor, subjectId: string): Promise<ReleasedRow[]> =>
  db.$queryRaw<ReleasedRow[]>`
    SELECT r.id, r.title, r."releasedAt", r."creatorId" = ${actor.memberId}::uuid AS "isMine"
    FROM "Review" r
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."subjectId" = ${subjectId}::uuid
      AND r.status IN ('RELEASED', 'ACKNOWLEDGED') AND ${mayRead(actor, subjectId)}
    ORDER BY r."releasedAt" DESC, r.id DESC LIMIT ${SHOWN}`
