import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { canCreateTeam, canShapeTeams } from '@/lib/teams/policy'
import { teamRows, type TeamRow } from '@/lib/teams/queries'
import { noSuchTeam, onlyAdminsCreateTeams } from '@/lib/teams/refusals'
import { onlyAdminsMoveTeams, parentGone, partOfItself, tooManyLevels } from './refusals'
import { branchesOf, moveFault, MOST_LEVELS, type Branch, type TreePart } from './rules'
import type { NewTeamFilter, ParentFilter, TreeFilter } from './schema'

/** Of a larger tree only the upper levels are drawn, as many as fit; of what is found, as much as fits on a page. */
const DRAWN = 50
const SUGGESTED = 20

/** The team that is to stand above another, or null for none. Throws what speaks against it. The tree must be held. */
export async function parentFor(
  tx: Tx,
  actor: Actor,
  { id, parentId }: { id: string | null; parentId: string | null },
) {
  if (parentId === null) return null
  const where = { workspaceId: actor.workspaceId }
  const parts: (TreePart & { name: string })[] = await tx.team.findMany({
    where,
    select: { id: true, name: true, parentId: true },
  })
  const parent = parts.find((part) => part.id === parentId)
  if (!parent) throw parentGone()
  const fault = moveFault(parts, id, parentId)
  if (fault === 'circle') throw partOfItself()
  if (fault === 'levels') throw tooManyLevels()
  return parent
}

/** A team another could be part of, and the names of those above it, from the top. */
export type ParentChoice = { id: string; name: string; above: string[] }

/** The first teams, by name, of those matching that this one could be part of; null stands for one yet to be made. */
const choicesFor = ({ workspaceId }: Actor, id: string | null, matching: Prisma.Sql) => db.$queryRaw<ParentChoice[]>`
  WITH RECURSIVE under AS (
    SELECT id, 1 AS level FROM "Team" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid
    UNION ALL SELECT t.id, u.level + 1 FROM under u JOIN "Team" t ON t."parentId" = u.id WHERE u.level < ${MOST_LEVELS}
  )
  SELECT t.id, t.name, path.above FROM "Team" t CROSS JOIN LATERAL (
    WITH RECURSIVE over AS (
      SELECT p.name, p."parentId", 1 AS step FROM "Team" p WHERE p.id = t."parentId"
      UNION ALL SELECT p.name, p."parentId", o.step + 1 FROM over o JOIN "Team" p ON p.id = o."parentId"
        WHERE o.step < ${MOST_LEVELS}
    ) SELECT COALESCE(array_agg(name::text ORDER BY step DESC), '{}') AS above, count(*) AS levels FROM over
  ) path
  WHERE t."workspaceId" = ${workspaceId}::uuid AND ${matching} AND t.id NOT IN (SELECT id FROM under)
    AND path.levels + 1 + COALESCE((SELECT max(level) FROM under), 1) <= ${MOST_LEVELS}
  ORDER BY t.name LIMIT ${SUGGESTED}`

async function ensureTeam({ workspaceId }: Actor, id: string) {
  if (!(await db.team.findFirst({ where: { id, workspaceId }, select: { id: true } }))) throw noSuchTeam()
}

/**
 * The first teams whose name holds the words, of those this one can be moved under: neither itself nor one below it, and
 * none too deep. Without an id, for a team yet to be made. Throws not-found, or forbidden.
 */
export async function listParentChoices(actor: Actor, { id, query }: ParentFilter): Promise<ParentChoice[]> {
  if (id !== undefined) await ensureTeam(actor, id)
  if (!canShapeTeams(actor)) throw onlyAdminsMoveTeams()
  return choicesFor(actor, id ?? null, Prisma.sql`t.name ILIKE ${`%${escapedForLike(query)}%`}`)
}

/** What a new team is to be part of unless said otherwise, and whether there is anything. Throws forbidden. */
export async function getNewTeam(actor: Actor, { in: parentId }: NewTeamFilter) {
  if (!canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  const { workspaceId } = actor
  const [first, [parent]] = await Promise.all([
    db.team.findFirst({ where: { workspaceId }, select: { id: true } }),
    parentId === undefined ? [] : choicesFor(actor, null, Prisma.sql`t.id = ${parentId}::uuid`),
  ])
  return { parent: parent ?? null, hasTeams: first !== null }
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

/** The team this one is part of, and those above that; null at the top. */
export async function findParent(actor: Actor, id: string): Promise<ParentChoice | null> {
  const path = await listTeamsAbove(actor, id)
  const parent = path.at(-1)
  return parent ? { ...parent, above: path.slice(0, -1).map(({ name }) => name) } : null
}
