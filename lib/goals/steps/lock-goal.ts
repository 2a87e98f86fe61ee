import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalChangedMeanwhile, goalIsArchived, noSuchGoal } from '@/lib/goals/refusals'
import { canSeeGoal, type GoalRelation } from '@/lib/goals/policy'
import { relationColumns } from '@/lib/goals/queries/visible-goals'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { GoalFrequency, GoalStatus, ProgressSource } from '@/lib/platform/generated/prisma/enums'
import { dayOf, type Day } from '@/lib/shared/dates'

type Row = GoalRelation & {
  id: string
  workspaceId: string
  creatorId: string
  teamId: string | null
  parentId: string | null
  title: string
  frequency: GoalFrequency
  startsOn: Date
  endsOn: Date
  status: GoalStatus
  progressSource: ProgressSource
  progress: number
  archivedAt: Date | null
  version: number
}

/** A goal as it is while its row is locked. */
export type LockedGoal = Omit<Row, 'startsOn' | 'endsOn'> & { startsOn: Day; endsOn: Day }

/** The goal, locked until the transaction ends, archived or not. Throws not-found where the actor may not see it. */
export async function lockAnyGoal(tx: Tx, actor: Actor, id: string): Promise<LockedGoal> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT g.id, g."workspaceId", g."creatorId", g."teamId", g."parentId", g.title, g.frequency, g."startsOn", g."endsOn",
      g.status, g."progressSource", g.progress, g."archivedAt", g.version, ${relationColumns(actor)}
    FROM "Goal" g WHERE g.id = ${id}::uuid AND g."workspaceId" = ${actor.workspaceId}::uuid FOR UPDATE OF g`
  if (!row || !canSeeGoal(actor, row)) throw noSuchGoal()
  return { ...row, startsOn: dayOf(row.startsOn), endsOn: dayOf(row.endsOn) }
}

/** Throws a conflict where a goal is archived, or at another version than the one that was seen. */
export function ensureChangeable(goal: LockedGoal, version?: number) {
  if (goal.archivedAt !== null) throw goalIsArchived()
  if (version !== undefined && version !== goal.version) throw goalChangedMeanwhile()
}

/** The same for a change: throws as `ensureChangeable` does. */
export async function lockGoal(tx: Tx, actor: Actor, { id, version }: { id: string; version?: number }) {
  const goal = await lockAnyGoal(tx, actor, id)
  ensureChangeable(goal, version)
  return goal
}

/**
 * Locks these goals and all above them, the deepest first. A change of one goal locks it and then those above it, so in this
 * order no two changes wait for each other.
 */
export const lockUpwards = (tx: Tx, { workspaceId }: Actor, ids: readonly string[]) => tx.$queryRaw`
  WITH RECURSIVE above AS (
    SELECT g.id AS "startId", g.id, g."parentId", 0 AS step FROM "Goal" g
    WHERE g.id = ANY (${ids}::uuid[]) AND g."workspaceId" = ${workspaceId}::uuid
    UNION ALL SELECT a."startId", p.id, p."parentId", a.step + 1 FROM above a JOIN "Goal" p ON p.id = a."parentId"
  )
  SELECT 1 FROM "Goal" g
  JOIN (SELECT DISTINCT id, max(step) OVER (PARTITION BY "startId") - step AS depth FROM above) placed ON placed.id = g.id
  ORDER BY placed.depth DESC, g.id FOR UPDATE OF g`

/** Which goal lies under which stays as it is until the transaction ends, so that two moves cannot make a circle. */
export const lockAlignment = (tx: Tx, { workspaceId }: Actor) =>
  tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`)
