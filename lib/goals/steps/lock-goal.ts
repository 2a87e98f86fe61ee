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

export type LockedGoal = Omit<Row, 'startsOn' | 'endsOn'> & { startsOn: Day; endsOn: Day }

/** Locks a goal, archived or not. Throws not-found for an invisible one. */
export async function lockAnyGoal(tx: Tx, actor: Actor, id: string): Promise<LockedGoal> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT g.id, g."workspaceId", g."creatorId", g."teamId", g."parentId", g.title, g.frequency, g."startsOn", g."endsOn",
      g.status, g."progressSource", g.progress, g."archivedAt", g.version, ${relationColumns(actor)}
    FROM "Goal" g WHERE g.id = ${id}::uuid AND g."workspaceId" = ${actor.workspaceId}::uuid FOR UPDATE OF g`
  if (!row || !canSeeGoal(actor, row)) throw noSuchGoal()
  return { ...row, startsOn: dayOf(row.startsOn), endsOn: dayOf(row.endsOn) }
}

/** Throws a conflict for an archived or stale goal. */
export function ensureChangeable(goal: LockedGoal, version?: number) {
  if (goal.archivedAt !== null) throw goalIsArchived(goal.title)
  if (version !== undefined && version !== goal.version) throw goalChangedMeanwhile(goal.title)
}

/** Locks a goal for a change; throws as `ensureChangeable`. */
export async function lockGoal(tx: Tx, actor: Actor, { id, version }: { id: string; version?: number }) {
  const goal = await lockAnyGoal(tx, actor, id)
  ensureChangeable(goal, version)
  return goal
}

/** Locks goals and their ancestors, deepest first, as single changes do, to avoid deadlocks. */
export const lockUpwards = (
  tx: Tx,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
) => tx.$queryRaw`
  WITH RECURSIVE above AS (
    SELECT g.id AS "startId", g.id, g."parentId", 0 AS step FROM "Goal" g
    WHERE g.id = ANY (${ids}::uuid[]) AND g."workspaceId" = ${workspaceId}::uuid
    UNION ALL SELECT a."startId", p.id, p."parentId", a.step + 1 FROM above a JOIN "Goal" p ON p.id = a."parentId"
  )
  SELECT 1 FROM "Goal" g
  JOIN (SELECT DISTINCT id, max(step) OVER (PARTITION BY "startId") - step AS depth FROM above) placed ON placed.id = g.id
  ORDER BY placed.depth DESC, g.id FOR UPDATE OF g`

/** Locks all parent links, so two moves can't form a cycle. */
export const lockAlignment = (tx: Tx, { workspaceId }: Actor) =>
  tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`)
