import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { db, Prisma } from '@/lib/platform/db'
import type { AlignmentFilter } from '@/lib/goals/schema'
import type { GoalStatus, GoalType } from '@/lib/platform/generated/prisma/enums'
import { groupBy } from '@/lib/shared/group-by'
import type { Page } from '@/lib/shared/page'
import { ensureVisible, isVisible, visibleGoals } from './visible-goals'

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
}

type Row = Omit<TreeGoal, 'badge'> & { parentId: string | null }

const OVERDUE = 'Its end has passed'

const MOST_CHILDREN = 200
const MOST_ROOTS = 100

const firstAssignee = Prisma.sql`
  SELECT TRIM(u."firstName" || ' ' || u."lastName")
  FROM "GoalAssignee" a JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE a."goalId" = own.id ORDER BY m."findName", m.id LIMIT 1`

async function findLines(actor: Actor, chosen: Prisma.Sql): Promise<(TreeGoal & Pick<Row, 'parentId'>)[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT own.id, own."parentId", own.title, own.type, own.status, own.progress,
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

const inTree = ({ workspaceId }: Actor) => Prisma.sql`g."workspaceId" = ${workspaceId}::uuid AND g."archivedAt" IS NULL`

/** Goals `g` after this one in the order of their page. */
const further = (actor: Actor, rank: Prisma.Sql, after: string | undefined) =>
  after === undefined
    ? Prisma.sql`true`
    : Prisma.sql`(${rank}, g.title, g.id) > (
        SELECT ${rank}, g.title, g.id FROM "Goal" g WHERE g.id = ${after}::uuid AND ${visibleGoals(actor)})`

const under = (actor: Actor, ids: readonly string[], most: number, after?: string) => Prisma.sql`
  SELECT g.*, 0 AS rank FROM "Goal" g
  WHERE ${inTree(actor)} AND g."parentId" = ANY (${[...ids]}::uuid[]) AND ${isVisible(actor)}
    AND ${further(actor, Prisma.sql`0`, after)}
  ORDER BY g.title, g.id LIMIT ${most}`

function pageOf<Row extends { id: string }>(found: readonly Row[], size: number): Page<Row> {
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null }
}

/** A page of visible children by title, after a child. Throws not-found for an invisible parent. */
export async function listChildren(actor: Actor, parentId: string, after?: string): Promise<Page<TreeGoal>> {
  await ensureVisible(actor, parentId)
  return pageOf(await findLines(actor, under(actor, [parentId], MOST_CHILDREN + 1, after)), MOST_CHILDREN)
}

/** Organization goals and parents, each by index; most goals are neither. */
const inSomeTree = ({ workspaceId }: Actor) => Prisma.sql`g.id IN (
  SELECT o.id FROM "Goal" o WHERE o."workspaceId" = ${workspaceId}::uuid AND o.type = 'Organization'
  UNION SELECT c."parentId" FROM "Goal" c
  WHERE c."workspaceId" = ${workspaceId}::uuid AND c."parentId" IS NOT NULL AND c."archivedAt" IS NULL)`

const rootRank = Prisma.sql`CASE g.type WHEN 'Organization' THEN 0 ELSE 1 END`

const roots = (actor: Actor, after: string | undefined) => Prisma.sql`
  SELECT g.*, ${rootRank} AS rank
  FROM "Goal" g CROSS JOIN LATERAL (SELECT g.id, g."parentId") child
  WHERE ${inTree(actor)} AND ${inSomeTree(actor)} AND ${isVisible(actor)} AND ${further(actor, rootRank, after)}
    AND NOT EXISTS (SELECT FROM "Goal" g WHERE g.id = child."parentId" AND g."archivedAt" IS NULL AND ${isVisible(actor)})
  ORDER BY rank, g.title, g.id LIMIT ${MOST_ROOTS + 1}`

/** A page of tops; `below` is undefined where not all children are loaded. */
export async function getAlignment(
  actor: Actor,
  { after }: AlignmentFilter,
): Promise<Page<TreeGoal & { below: TreeGoal[] | undefined }>> {
  const { rows: tops, next } = pageOf(await findLines(actor, roots(actor, after)), MOST_ROOTS)
  const ids = tops.filter(({ childCount }) => childCount > 0).map(({ id }) => id)
  const found = ids.length === 0 ? [] : await findLines(actor, under(actor, ids, 2 * MOST_CHILDREN))
  const byParent = groupBy(found, ({ parentId }) => parentId)
  const belowOf = ({ id, childCount }: TreeGoal) => {
    const below = byParent.get(id) ?? []
    return below.length === childCount ? below : undefined
  }
  return { rows: tops.map((top) => ({ ...top, below: belowOf(top) })), next }
}
export type Alignment = Awaited<ReturnType<typeof getAlignment>>
