import 'server-only'
import { teamRows, type TeamRow } from '@/lib/teams/queries/list-teams'
import { branchesOf, type Branch } from '@/lib/teams/tree/rules'
import { escapedForLike, Prisma, db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { TreeFilter } from '@/lib/teams/tree/schema'
import { canCreateTeam } from '@/lib/teams/policy'
import { listChartPeople, type ChartPerson } from './list-chart-people'

/** Of a larger tree only the upper levels are drawn, as many as fit; of what is found, as much as fits on a page. */
const DRAWN = 50

/** A team of the tree; `isFound` is false for one that only leads to another that was found. */
export type TreeTeam = TeamRow & { isFound: boolean }

export type TeamTree = {
  branches: Branch<TreeTeam>[]
  /** How many teams there are, or how many of them a search finds. */
  count: number
  /** The last of what is drawn, while there is more. */
  next: string | null
  /** Whether lower levels are left out. */
  isCut: boolean
  can: { create: boolean }
}

/** The tree as a chart: the team it begins with and those above it, and the people of each team that is drawn. */
export type TeamChart = TeamTree & {
  top: TreeTeam | null
  above: { id: string; name: string }[]
  people: Map<string, ChartPerson[]>
}

/** A word begins the name of a team, any word of it, or that of somebody who leads it. */
const found = (workspaceId: string, search: string) => {
  const words = `%${escapedForLike(search)}%`
  return Prisma.sql`t.name ILIKE ${words} OR EXISTS (
    SELECT FROM "TeamMember" p JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
      JOIN "User" u ON u.id = m."userId"
    WHERE p."workspaceId" = ${workspaceId}::uuid AND p."teamId" = t.id AND p."isManager"
      AND u."firstName" || ' ' || u."lastName" ILIKE ${words})`
}

/** Which teams of the tree are drawn, the one after another as the tree stands. */
type Drawn = { id: string; count: number; isCut: boolean }

/** What a page of the tree holds: the found teams of the levels that fit, in the order of their paths. */
async function listDrawn({ workspaceId }: Actor, { search, after, top }: TreeFilter): Promise<Drawn[]> {
  const further =
    after === undefined ? Prisma.empty : Prisma.sql`AND f.path > (SELECT path FROM tree WHERE id = ${after}::uuid)`
  // A search goes down to the lowest level, and under a single team at the top its parts say more than itself.
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

/** The teams of the workspace as a tree, or those that answer a search with the teams above them. */
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

/** The tree with the people of each team. A search is of all teams, and a top that is no team here means the workspace. */
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

/** The teams above one, from the top, for saying where it stands. */
export async function listTeamsAbove({ workspaceId }: Actor, id: string): Promise<{ id: string; name: string }[]> {
  return db.$queryRaw<{ id: string; name: string }[]>`
    WITH RECURSIVE above AS (
      SELECT p.id, p.name, p."parentId", 1 AS step FROM "Team" t JOIN "Team" p ON p.id = t."parentId"
      WHERE t.id = ${id}::uuid AND t."workspaceId" = ${workspaceId}::uuid
      UNION ALL SELECT p.id, p.name, p."parentId", a.step + 1 FROM above a JOIN "Team" p ON p.id = a."parentId" WHERE a.step < 10
    ) SELECT id, name FROM above ORDER BY step DESC`
}
