import 'server-only'
import { teamRows, type TeamRow } from '@/lib/teams/queries/list-teams'
import { branchesOf, type Branch } from '@/lib/teams/tree/rules'
import { escapedForLike, Prisma, db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { TreeFilter } from '@/lib/teams/tree/schema'
import { canCreateTeam } from '@/lib/teams/policy'
import { listChartPeople, type ChartPerson } from './list-chart-people'

/** A large tree shows as many upper levels as fit; a search, a page of results. */
const DRAWN = 40

/** `isFound` is false for ancestors of a result. */
export type TreeTeam = TeamRow & { isFound: boolean }

export type TeamTree = {
  branches: Branch<TreeTeam>[]
  count: number
  /** The last team on the page, while there is more. */
  next: string | null
  /** True if lower levels are left out. */
  isCut: boolean
  can: { create: boolean }
}

/** The tree as a chart, with its top team, the teams above, and people of each team. */
export type TeamChart = TeamTree & {
  top: TreeTeam | null
  above: { id: string; name: string }[]
  people: Map<string, ChartPerson[]>
}

/** A word begins any word of a team's name, or a manager's name. */
const found = (workspaceId: string, search: string) => {
  const words = `%${escapedForLike(search)}%`
  return Prisma.sql`t.name ILIKE ${words} OR EXISTS (
    SELECT FROM "TeamMember" p JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
      JOIN "User" u ON u.id = m."userId"
    WHERE p."workspaceId" = ${workspaceId}::uuid AND p."teamId" = t.id AND p."isManager"
      AND u."firstName" || ' ' || u."lastName" ILIKE ${words})`
}

type Drawn = { id: string; count: number; isCut: boolean }

/** A page of the tree: the levels that fit, in order of path. */
async function listDrawn({ workspaceId }: Actor, { search, after, top }: TreeFilter): Promise<Drawn[]> {
  const further =
    after === undefined ? Prisma.empty : Prisma.sql`AND f.path > (SELECT path FROM tree WHERE id = ${after}::uuid)`
  // A search shows all levels, and a single team at the top is drawn with its parts.
  const fitting = search === '' ? DRAWN : null
  const start = top === undefined ? Prisma.sql`"parentId" IS NULL` : Prisma.sql`"parentId" = ${top}::uuid`
  return db.$queryRaw<Drawn[]>`
    WITH RECURSIVE tree AS (
      SELECT id, name, ARRAY[name]::text[] AS path, 1 AS level FROM "Team"
      WHERE "workspaceId" = ${workspaceId}::uuid AND ${start}
      UNION ALL SELECT t.id, t.name, r.path || t.name::text, r.level + 1 FROM tree r JOIN "Team" t ON t."parentId" = r.id
    ), found AS (
      SELECT t.* FROM tree t WHERE ${search === '' ? Prisma.sql`true` : found(workspaceId, search)}
    ), fits AS (
      SELECT GREATEST(max(level) FILTER (WHERE upto <= COALESCE(${fitting}::int, upto)),
                      1 + count(*) FILTER (WHERE level = 1 AND upto = 1)) AS level, max(level) AS lowest
      FROM (SELECT level, sum(count(*)) OVER (ORDER BY level) AS upto FROM found GROUP BY level) levels
    )
    SELECT f.id, (SELECT count(*)::int FROM found) AS count, fits.level < fits.lowest AS "isCut"
    FROM found f CROSS JOIN fits WHERE f.level <= fits.level ${further} ORDER BY f.path LIMIT ${DRAWN + 1}`
}

/** The tree, or the results of a search with their ancestors. */
export async function getTeamTree(actor: Actor, filter: TreeFilter): Promise<TeamTree> {
  const page = await listDrawn(actor, filter)
  const drawn = page.slice(0, DRAWN).map(({ id }) => id)
  const { top = null } = filter
  const chosen = Prisma.sql`
    WITH RECURSIVE shown AS (
      SELECT id, "parentId" FROM "Team" WHERE id = ANY(${drawn}::uuid[]) OR id = ${top}::uuid
      UNION SELECT t.id, t."parentId" FROM "Team" t JOIN shown s ON t.id = s."parentId"
        WHERE s.id IS DISTINCT FROM ${top}::uuid
    )
    SELECT * FROM "Team" WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id IN (SELECT id FROM shown)`
  const rows = await teamRows<TreeTeam>(actor, chosen, Prisma.sql`t.id = ANY(${drawn}::uuid[])`)
  const { count = 0, isCut = false } = page[0] ?? {}
  const next = page.length > DRAWN ? (drawn.at(-1) ?? null) : null
  return { branches: branchesOf(rows), count, next, isCut, can: { create: canCreateTeam(actor) } }
}

const idsIn = (branches: readonly Branch<TreeTeam>[]): string[] =>
  branches.flatMap(({ id, parts }) => [id, ...idsIn(parts)])

/** With people. A search covers all teams, and an unknown top means the workspace. */
export async function getTeamChart(actor: Actor, { search, after, top }: TreeFilter): Promise<TeamChart> {
  const tree = await getTeamTree(actor, { search, after, top: search === '' ? top : undefined })
  const root = search === '' ? tree.branches.find(({ id }) => id === top) : undefined
  if (top !== undefined && search === '' && !root) return getTeamChart(actor, { search, after })
  const [people, above] = await Promise.all([
    listChartPeople(actor, idsIn(tree.branches)),
    root ? listTeamsAbove(actor, root.id) : [],
  ])
  return { ...tree, branches: root?.parts ?? tree.branches, top: root ?? null, above, people }
}

/** From the top. */
export async function listTeamsAbove({ workspaceId }: Actor, id: string): Promise<{ id: string; name: string }[]> {
  return db.$queryRaw<{ id: string; name: string }[]>`
    WITH RECURSIVE above AS (
      SELECT p.id, p.name, p."parentId", 1 AS step FROM "Team" t JOIN "Team" p ON p.id = t."parentId"
      WHERE t.id = ${id}::uuid AND t."workspaceId" = ${workspaceId}::uuid
      UNION ALL SELECT p.id, p.name, p."parentId", a.step + 1 FROM above a JOIN "Team" p ON p.id = a."parentId" WHERE a.step < 10
    ) SELECT id, name FROM above ORDER BY step DESC`
}
