import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { canCreateTeam } from '../policy'
import { teamRows, type TeamRow } from '../queries'
import { onlyAdminsCreateTeams } from '../refusals'
import { parentGone, partOfItself, tooManyLevels } from './refusals'
import { branchesOf, moveFault, pathTo, type Branch, type TreePart } from './rules'
import type { NewTeamFilter, TreeFilter } from './schema'

/** Of a larger tree only the upper levels are drawn, as many as fit; of what is found, as much as fits on a page. */
const DRAWN = 50

const listParts = (reader: Pick<Tx, 'team'>, { workspaceId }: Actor): Promise<(TreePart & { name: string })[]> =>
  reader.team.findMany({
    where: { workspaceId },
    orderBy: [{ name: 'asc' }],
    select: { id: true, name: true, parentId: true },
  })

/** The team that is to stand above another, or null for none. Throws what speaks against it. The tree must be held. */
export async function parentFor(
  tx: Tx,
  actor: Actor,
  { id, parentId }: { id: string | null; parentId: string | null },
) {
  if (parentId === null) return null
  const parts = await listParts(tx, actor)
  const parent = parts.find((part) => part.id === parentId)
  if (!parent) throw parentGone()
  const fault = moveFault(parts, id, parentId)
  if (fault === 'circle') throw partOfItself()
  if (fault === 'levels') throw tooManyLevels()
  return parent
}

/** A team another could be part of, called by its whole path: "Engineering / Platform". */
export type ParentChoice = { id: string; path: string }

/** The teams this one could be part of, by their paths; for a team yet to be made, without an id. */
export async function listParentChoices(actor: Actor, id: string | null): Promise<ParentChoice[]> {
  const parts = await listParts(db, actor)
  const names = new Map(parts.map((part) => [part.id, part.name]))
  return parts
    .filter((part) => moveFault(parts, id, part.id) === null)
    .map((part) => ({
      id: part.id,
      path: pathTo(parts, part.id)
        .map((one) => names.get(one))
        .join(' / '),
    }))
    .sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
}

/** What a new team can be part of, and what it is to be part of unless said otherwise. Throws forbidden. */
export async function getNewTeam(actor: Actor, { in: parentId }: NewTeamFilter) {
  if (!canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  const choices = await listParentChoices(actor, null)
  return { choices, parentId: choices.find(({ id }) => id === parentId)?.id ?? '' }
}

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
async function listDrawn({ workspaceId }: Actor, { search, after }: TreeFilter): Promise<Drawn[]> {
  const further =
    after === undefined ? Prisma.empty : Prisma.sql`AND f.path > (SELECT path FROM tree WHERE id = ${after}::uuid)`
  // A search goes down to the lowest level, and under a single team at the top its parts say more than itself.
  const fitting = search === '' ? DRAWN : null
  return db.$queryRaw<Drawn[]>`
    WITH RECURSIVE tree AS (
      SELECT id, name, ARRAY[name]::text[] AS path, 1 AS level FROM "Team"
      WHERE "workspaceId" = ${workspaceId}::uuid AND "parentId" IS NULL
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
  const chosen = Prisma.sql`
    WITH RECURSIVE shown AS (
      SELECT id, "parentId" FROM "Team" WHERE id = ANY(${drawn}::uuid[])
      UNION SELECT t.id, t."parentId" FROM "Team" t JOIN shown s ON t.id = s."parentId"
    )
    SELECT * FROM "Team" WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id IN (SELECT id FROM shown)`
  const rows = await teamRows<TreeTeam>(actor, chosen, Prisma.sql`t.id = ANY(${drawn}::uuid[])`)
  const { count = 0, isCut = false } = page[0] ?? {}
  const next = page.length > DRAWN ? (drawn.at(-1) ?? null) : null
  return { branches: branchesOf(rows), count, next, isCut, can: { create: canCreateTeam(actor) } }
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
