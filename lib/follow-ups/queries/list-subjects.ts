import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { followUpLimits } from '@/lib/follow-ups/rules'
import { isOfPerson, visibleGoals } from '@/lib/goals/queries/visible-goals'
import { db, Prisma } from '@/lib/platform/db'
import { joinReadings, read, rowsOf } from '@/lib/platform/reading'
import type { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { mayReadReleased, readsNow } from '@/lib/reviews/model/queries/find-readers'

const isReadable = (actor: Actor) => Prisma.sql`r.status IN ('RELEASED', 'ACKNOWLEDGED') AND ${mayReadReleased(actor)}`

/** Reviews `r` the actor sent or may read. */
export const readableReviews = (actor: Actor) =>
  Prisma.sql`r."workspaceId" = ${actor.workspaceId}::uuid AND ${readsNow(actor)}`

export type SubjectGoal = { id: string; title: string; frequency: GoalFrequency; isPrivate: boolean }

export type SubjectReview = { id: string; title: string }

const SHOWN = followUpLimits.offered

const isOpen = Prisma.sql`g."archivedAt" IS NULL AND g.status NOT IN ('Completed', 'Abandoned')`

/** Goals to choose from: selected, then the actor's, then the newest. */
const subjectGoals = (actor: Actor, chosenIds: readonly string[]) => Prisma.sql`
  WITH found AS (
    (SELECT g.id, g.title, g.frequency, g.visibility, g."changedAt", 1 AS rank FROM "Goal" g
     WHERE ${visibleGoals(actor)} AND g.id = ANY (${chosenIds}::uuid[]))
    UNION ALL (SELECT g.id, g.title, g.frequency, g.visibility, g."changedAt", 2 FROM "Goal" g
     WHERE ${visibleGoals(actor)} AND ${isOpen} AND ${isOfPerson(actor.memberId)} ORDER BY g."changedAt" DESC, g.id DESC LIMIT ${SHOWN})
    UNION ALL (SELECT g.id, g.title, g.frequency, g.visibility, g."changedAt", 3 FROM "Goal" g
     WHERE ${visibleGoals(actor)} AND ${isOpen} ORDER BY g."changedAt" DESC, g.id DESC LIMIT ${SHOWN}))
  SELECT id, title, frequency, visibility = 'PRIVATE' AS "isPrivate" FROM found
  GROUP BY id, title, frequency, visibility, "changedAt" ORDER BY min(rank), "changedAt" DESC, id LIMIT ${SHOWN}`

/** Reviews to choose from: selected, then the newest sent and released. */
const subjectReviews = (actor: Actor, chosenIds: readonly string[]) => Prisma.sql`
  WITH found AS (
    (SELECT r.id, r.title, r."createdAt", 1 AS rank FROM "Review" r
     WHERE ${readableReviews(actor)} AND r.id = ANY (${chosenIds}::uuid[]))
    UNION ALL (SELECT r.id, r.title, r."createdAt", 2 FROM "Review" r
     WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."creatorId" = ${actor.memberId}::uuid AND r.status <> 'DRAFT'
     ORDER BY r."createdAt" DESC, r.id DESC LIMIT ${SHOWN})
    UNION ALL (SELECT r.id, r.title, r."createdAt", 2 FROM "Review" r
     WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND ${isReadable(actor)} AND r."releasedAt" IS NOT NULL
     ORDER BY r."releasedAt" DESC LIMIT ${SHOWN}))
  SELECT id, title FROM found GROUP BY id, title, "createdAt" ORDER BY min(rank), "createdAt" DESC, id LIMIT ${SHOWN}`

type ChosenIds = { goalIds: readonly string[]; reviewIds: readonly string[] }

/** Goals and reviews to choose from, in one statement. */
export const listSubjects = (actor: Actor, { goalIds, reviewIds }: ChosenIds) =>
  read(
    joinReadings(
      rowsOf<SubjectGoal>(subjectGoals(actor, goalIds)),
      rowsOf<SubjectReview>(subjectReviews(actor, reviewIds)),
    ),
  )

const MOST_INVITED = 10

type Face = { id: string; name: string; pictureId: string | null }

/** Active assignees, without the actor, of a goal the actor may read. */
export const listGoalAttendees = (actor: Actor, goalId: string) => db.$queryRaw<Face[]>`
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId"
  FROM "Goal" g JOIN "GoalAssignee" a ON a."goalId" = g.id
    JOIN "Member" m ON m.id = a."memberId" AND m.status = 'ACTIVE' AND m.id <> ${actor.memberId}::uuid
    JOIN "User" u ON u.id = m."userId"
  WHERE g.id = ${goalId}::uuid AND ${visibleGoals(actor)}
  ORDER BY m."findName", m.id LIMIT ${MOST_INVITED}`

/** The subject of readable feedback, or its creator while the subject can't read it; active people only. */
export const listReviewAttendees = (actor: Actor, reviewId: string) => db.$queryRaw<Face[]>`
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId"
  FROM "Review" r JOIN "Member" m ON m.status = 'ACTIVE' AND m.id <> ${actor.memberId}::uuid
      AND m.id = CASE WHEN r."subjectId" <> ${actor.memberId}::uuid THEN r."subjectId" ELSE r."creatorId" END
      AND (m.id = r."creatorId" OR (r."seenBySubject" AND r.status IN ('RELEASED', 'ACKNOWLEDGED')))
    JOIN "User" u ON u.id = m."userId"
  WHERE r.id = ${reviewId}::uuid AND ${readableReviews(actor)}`

export async function findSubject(
  actor: Actor,
  { goal, review }: { goal?: string; review?: string },
): Promise<{ id: string; title: string } | null> {
  if (goal === undefined && review === undefined) return null
  const [row] = await db.$queryRaw<SubjectReview[]>(
    goal === undefined
      ? Prisma.sql`SELECT r.id, r.title FROM "Review" r WHERE r.id = ${review}::uuid AND ${readableReviews(actor)}`
      : Prisma.sql`SELECT g.id, g.title FROM "Goal" g WHERE g.id = ${goal}::uuid AND ${visibleGoals(actor)}`,
  )
  return row ?? null
}
