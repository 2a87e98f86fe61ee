import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canEditGoal, canSeeGoal, type GoalRelation } from '@/lib/goals/policy'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import { db, Prisma } from '@/lib/platform/db'
import type { ParentGoal } from './goals-with-words'
import { relationColumns, visibleGoals } from './visible-goals'

export type ContinuedGoal = { id: string; title: string }

async function findFirst(actor: Actor, chosen: Prisma.Sql): Promise<ParentGoal | null> {
  const [parent] = await db.$queryRaw<ParentGoal[]>`
    SELECT g.id, g.title, g.type, g.status FROM "Goal" g WHERE ${visibleGoals(actor)} AND ${chosen} LIMIT 1`
  return parent ?? null
}

/** A goal that a new one may lie under. */
export const findLiveParent = (actor: Actor, id: string | undefined) =>
  id === undefined ? null : findFirst(actor, Prisma.sql`g."archivedAt" IS NULL AND g.id = ${id}::uuid`)

/** The one that a goal lies under, archived or not. */
export const findPresentParent = (actor: Actor, id: string | undefined) =>
  id === undefined ? null : findFirst(actor, Prisma.sql`g.id = ${id}::uuid`)

/** The one that a goal continues, for people who may. */
export async function findContinued(actor: Actor, id: string | undefined): Promise<ContinuedGoal | null> {
  if (id === undefined) return null
  const [row] = await db.$queryRaw<(ContinuedGoal & GoalRelation)[]>`
    SELECT g.id, g.title, ${relationColumns(actor)} FROM "Goal" g
    WHERE g.id = ${id}::uuid AND g."workspaceId" = ${actor.workspaceId}::uuid`
  return row && canSeeGoal(actor, row) && canEditGoal(actor, row) ? { id, title: row.title } : null
}

/** For the next period: what continues the parent, else the parent itself, as long as it is open. */
export const findNextParent = (actor: Actor, id: string | undefined) =>
  id === undefined
    ? null
    : findFirst(
        actor,
        Prisma.sql`g."archivedAt" IS NULL AND g.status = ANY (${[...openStatuses]}::"GoalStatus"[])
          AND (g.id = ${id}::uuid OR g."continuesId" = ${id}::uuid) ORDER BY g.id = ${id}::uuid, g."createdAt" DESC, g.id`,
      )
