import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { MOST_GOAL_LEVELS } from '@/lib/goals/rules/alignment'
import type { AlignmentFilter } from '@/lib/goals/schema'
import { db, Prisma } from '@/lib/platform/db'
import { groupBy } from '@/lib/shared/group-by'
import type { Page } from '@/lib/shared/page'
import { withWords } from './goals-with-words'
import { findLines, further, inTree, pageById, under, type TreeGoal, type TreeLine } from './tree-goals'
import { isVisible } from './visible-goals'

const MOST_ROOTS = 100
/** Right under all of them; further ones load as their branch opens. */
const MOST_UNDER_ROOTS = 400
const MOST_OPENED = 2_000
const MOST_FOUND = 100

/** `below` is undefined where not all of its goals are loaded. */
export type AlignedGoal = TreeGoal & { below?: AlignedGoal[] | undefined }
export type Alignment = Page<AlignedGoal>

const inSomeTree = ({ workspaceId }: Actor) => Prisma.sql`g.id IN (
  SELECT o.id FROM "Goal" o WHERE o."workspaceId" = ${workspaceId}::uuid AND o.type = 'Organization'
  UNION SELECT c."parentId" FROM "Goal" c
  WHERE c."workspaceId" = ${workspaceId}::uuid AND c."parentId" IS NOT NULL AND c."archivedAt" IS NULL)`

const hasParent = (actor: Actor) => Prisma.sql`EXISTS (
  SELECT FROM "Goal" g WHERE g.id = child."parentId" AND g."archivedAt" IS NULL AND ${isVisible(actor)})`

const rootRank = Prisma.sql`CASE g.type WHEN 'Organization' THEN 0 ELSE 1 END`

const roots = (actor: Actor, after: string | undefined) => Prisma.sql`
  SELECT g.*, ${rootRank} AS rank, true AS "isFound"
  FROM "Goal" g CROSS JOIN LATERAL (SELECT g."parentId") child
  WHERE ${inTree(actor)} AND ${inSomeTree(actor)} AND ${isVisible(actor)} AND ${further(actor, rootRank, after)}
    AND NOT ${hasParent(actor)}
  ORDER BY rank, g.title, g.id LIMIT ${MOST_ROOTS + 1}`

const allUnder = (actor: Actor, ids: readonly string[]) => Prisma.sql`
  WITH RECURSIVE tree AS (
    SELECT g.id, g."parentId", 1 AS level FROM "Goal" g
    WHERE ${inTree(actor)} AND g."parentId" = ANY (${[...ids]}::uuid[]) AND ${isVisible(actor)}
    UNION ALL SELECT g.id, g."parentId", t.level + 1 FROM tree t JOIN "Goal" g ON g."parentId" = t.id
    WHERE ${inTree(actor)} AND ${isVisible(actor)} AND t.level < ${MOST_GOAL_LEVELS}
  )
  SELECT g.*, 0 AS rank, true AS "isFound" FROM tree t JOIN "Goal" g ON g.id = t.id
  ORDER BY t.level, t."parentId" LIMIT ${MOST_OPENED}`

type IsLoaded = (goal: TreeLine, below: readonly TreeLine[]) => boolean

function nested(lines: readonly TreeLine[], isLoaded: IsLoaded): AlignedGoal[] {
  const ids = new Set(lines.map(({ id }) => id))
  const byParent = groupBy(lines, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
  const withBelow = (goal: TreeLine): AlignedGoal => {
    const below = byParent.get(goal.id) ?? []
    return { ...goal, below: isLoaded(goal, below) ? below.map(withBelow) : undefined }
  }
  return (byParent.get(null) ?? []).map(withBelow)
}

const areAllLoaded: IsLoaded = ({ childCount }, below) => below.length === childCount

async function loadTops(actor: Actor, after: string | undefined, below: (ids: string[]) => Prisma.Sql) {
  const { rows: tops, next } = pageById(await findLines(actor, roots(actor, after)), MOST_ROOTS)
  const ids = tops.filter(({ childCount }) => childCount > 0).map(({ id }) => id)
  const found = ids.length === 0 ? [] : await findLines(actor, below(ids))
  return { rows: nested([...tops, ...found], areAllLoaded), next }
}

const findMatches = (actor: Actor, words: Prisma.Sql, after: string | undefined) => db.$queryRaw<{ id: string }[]>`
  SELECT g.id FROM "Goal" g CROSS JOIN LATERAL (SELECT g."parentId") child
  WHERE ${inTree(actor)} AND ${words} AND ${isVisible(actor)} AND ${further(actor, Prisma.sql`0`, after)}
    AND (${inSomeTree(actor)} OR ${hasParent(actor)})
  ORDER BY g.title, g.id LIMIT ${MOST_FOUND + 1}`

const withAbove = (actor: Actor, ids: string[]) => Prisma.sql`
  WITH RECURSIVE path AS (
    SELECT g.id, g."parentId" FROM "Goal" g WHERE g.id = ANY (${ids}::uuid[])
    UNION SELECT g.id, g."parentId" FROM path p JOIN "Goal" g ON g.id = p."parentId"
    WHERE ${inTree(actor)} AND ${isVisible(actor)}
  )
  SELECT g.*, g.id = ANY (${ids}::uuid[]) AS "isFound",
    CASE WHEN EXISTS (SELECT FROM path a WHERE a.id = g."parentId") THEN 0 ELSE ${rootRank} END AS rank
  FROM path p JOIN "Goal" g ON g.id = p.id`

/** The results of a search with the goals above them; what lies under a result loads as it opens. */
async function findAligned(actor: Actor, { search, after }: AlignmentFilter): Promise<Alignment> {
  const { listed } = await withWords(actor, search)
  const { rows, next } = pageById(await findMatches(actor, listed, after), MOST_FOUND)
  const ids = rows.map(({ id }) => id)
  const lines = ids.length === 0 ? [] : await findLines(actor, withAbove(actor, ids))
  return { rows: nested(lines, ({ childCount }, below) => below.length > 0 || childCount === 0), next }
}

/** A page of tops with the goals right under them, or of a search. */
export const getAlignment = (actor: Actor, filter: AlignmentFilter): Promise<Alignment> =>
  filter.search === ''
    ? loadTops(actor, filter.after, (ids) => under(actor, ids, MOST_UNDER_ROOTS))
    : findAligned(actor, filter)

/** A page of tops with all levels under them, as far as they fit. */
export const getWholeAlignment = (actor: Actor, { after }: Pick<AlignmentFilter, 'after'>): Promise<Alignment> =>
  loadTops(actor, after, (ids) => allUnder(actor, ids))
