import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus, GoalType } from '@/lib/platform/generated/prisma/enums'
import type { Page } from '@/lib/shared/page'
import { isVisible, visibleGoals } from './visible-goals'

export type TreeGoal = {
  id: string
  title: string
  type: GoalType
  status: GoalStatus
  badge: GoalBadge
  progress: number
  /** The team, or the first assignee; null for a goal of the organization and for one without people. */
  owner: string | null
  /** Direct children the viewer may see. */
  childCount: number
  /** The comment on its delay, that its end has passed, or null. */
  why: string | null
  /** False for goals above a result. */
  isFound: boolean
}

export type TreeLine = TreeGoal & { parentId: string | null }

const OVERDUE = 'Its end has passed'

const firstAssignee = Prisma.sql`
  SELECT TRIM(u."firstName" || ' ' || u."lastName")
  FROM "GoalAssignee" a JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE a."goalId" = own.id ORDER BY m."findName", m.id LIMIT 1`

/** These goals by rank and title, as the tree shows them. */
export async function findLines(actor: Actor, chosen: Prisma.Sql): Promise<TreeLine[]> {
  const rows = await db.$queryRaw<Omit<TreeLine, 'badge'>[]>`
    SELECT own.id, own."parentId", own.title, own.type, own.status, own.progress, own."isFound",
      COALESCE((SELECT t.name FROM "Team" t WHERE t.id = own."teamId"),
        CASE own.type WHEN 'Organization' THEN NULL ELSE (${firstAssignee}) END) AS owner,
      (SELECT count(*)::int FROM "Goal" g WHERE g."parentId" = own.id AND g."archivedAt" IS NULL AND ${isVisible(actor)}) AS "childCount",
      CASE WHEN own.status IN ('AtRisk', 'Delayed') THEN (
        SELECT CASE e.kind WHEN 'overdue' THEN ${OVERDUE} ELSE e.comment END FROM "GoalUpdate" e
        WHERE e."goalId" = own.id AND e.kind IN ('status', 'check-in', 'overdue') AND e.status = own.status
          AND (e.comment <> '' OR e.kind = 'overdue')
        ORDER BY e."createdAt" DESC LIMIT 1) END AS why
    FROM (${chosen}) own ORDER BY own.rank, own.title, own.id`
  return rows.map((row) => ({ ...row, badge: goalBadge({ status: row.status, isArchived: false }) }))
}

/** Goals `g` that are no archived ones. */
export const inTree = ({ workspaceId }: Actor) =>
  Prisma.sql`g."workspaceId" = ${workspaceId}::uuid AND g."archivedAt" IS NULL`

/** Goals `g` after this one in the order of their page. */
export const further = (actor: Actor, rank: Prisma.Sql, after: string | undefined) =>
  after === undefined
    ? Prisma.sql`true`
    : Prisma.sql`(${rank}, g.title, g.id) > (
        SELECT ${rank}, g.title, g.id FROM "Goal" g WHERE g.id = ${after}::uuid AND ${visibleGoals(actor)})`

export const under = (actor: Actor, ids: readonly string[], most: number, after?: string) => Prisma.sql`
  SELECT g.*, 0 AS rank, true AS "isFound" FROM "Goal" g
  WHERE ${inTree(actor)} AND g."parentId" = ANY (${[...ids]}::uuid[]) AND ${isVisible(actor)}
    AND ${further(actor, Prisma.sql`0`, after)}
  ORDER BY g.title, g.id LIMIT ${most}`

/** A page of rows of which one more was read; its cursor is the last id. */
export function pageById<Row extends { id: string }>(found: readonly Row[], size: number): Page<Row> {
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null }
}
