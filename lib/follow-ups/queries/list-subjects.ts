import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isInGoal, visibleGoals } from '@/lib/goals/queries/visible-goals'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { mayReadReleased } from '@/lib/reviews/model/queries/find-readers'

/** The reviews `r` of an actor's workspace that they have sent, or whose released results they may read. */
export const readableReviews = (actor: Actor) => Prisma.sql`r."workspaceId" = ${actor.workspaceId}::uuid AND (
  (r."creatorId" = ${actor.memberId}::uuid AND r.status <> 'DRAFT')
  OR (r.status IN ('RELEASED', 'ACKNOWLEDGED') AND ${mayReadReleased(actor)}))`

/** A goal that a follow-up can be about. */
export type SubjectGoal = { id: string; title: string; frequency: GoalFrequency }

/** A review that a follow-up can be about. */
export type SubjectReview = { id: string; title: string }

const SHOWN = 100

/** The goals a follow-up can be about: the actor's own first, and whatever is chosen already. */
export const listSubjectGoals = (actor: Actor, chosenIds: readonly string[]) => db.$queryRaw<SubjectGoal[]>`
  SELECT g.id, g.title, g.frequency FROM "Goal" g
  WHERE ${visibleGoals(actor)} AND (g.id = ANY (${chosenIds}::uuid[])
    OR (g."archivedAt" IS NULL AND g.status NOT IN ('Completed', 'Abandoned')))
  ORDER BY g.id = ANY (${chosenIds}::uuid[]) DESC, ${isInGoal(actor)} DESC, g."changedAt" DESC, g.id LIMIT ${SHOWN}`

/** The reviews a follow-up can be about: the newest, and whatever is chosen already. */
export const listSubjectReviews = (actor: Actor, chosenIds: readonly string[]) => db.$queryRaw<SubjectReview[]>`
  SELECT r.id, r.title FROM "Review" r WHERE ${readableReviews(actor)}
  ORDER BY r.id = ANY (${chosenIds}::uuid[]) DESC, r."createdAt" DESC, r.id LIMIT ${SHOWN}`

/** The goal or feedback a list is narrowed to, by its title; null where the actor may not read it, or there is none. */
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
