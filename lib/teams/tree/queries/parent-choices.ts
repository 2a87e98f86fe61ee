import 'server-only'
import { Prisma, db, escapedForLike, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { moveFault, MOST_LEVELS, type TreePart } from '@/lib/teams/tree/rules'
import { parentGone, partOfItself, tooManyLevels, onlyAdminsMoveTeams } from '@/lib/teams/tree/refusals'
import { noSuchTeam, onlyAdminsCreateTeams } from '@/lib/teams/refusals'
import type { ParentFilter, NewTeamFilter } from '@/lib/teams/tree/schema'
import { canShapeTeams, canCreateTeam } from '@/lib/teams/policy'
import { listTeamsAbove } from './get-team-tree'

const SUGGESTED = 20

/** The new parent, or null. Throws the reason it can't be. The caller has locked the tree. */
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

/** `above` lists its ancestors from the top. */
export type ParentChoice = { id: string; name: string; above: string[] }

/** Valid parents by name; a null `id` is for a new team. */
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
 * Valid parents whose name matches: not itself, none below it, none too deep. Without an id, for a new team. Throws
 * not-found, or forbidden.
 */
export async function listParentChoices(actor: Actor, { id, query }: ParentFilter): Promise<ParentChoice[]> {
  if (id !== undefined) await ensureTeam(actor, id)
  if (!canShapeTeams(actor)) throw onlyAdminsMoveTeams()
  return choicesFor(actor, id ?? null, Prisma.sql`t.name ILIKE ${`%${escapedForLike(query)}%`}`)
}

/** The suggested parent of a new team, and whether there are teams. Throws forbidden. */
export async function getNewTeam(actor: Actor, { in: parentId }: NewTeamFilter) {
  if (!canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  const { workspaceId } = actor
  const [first, [parent]] = await Promise.all([
    db.team.findFirst({ where: { workspaceId }, select: { id: true } }),
    parentId === undefined ? [] : choicesFor(actor, null, Prisma.sql`t.id = ${parentId}::uuid`),
  ])
  return { parent: parent ?? null, hasTeams: first !== null }
}

export async function findParent(actor: Actor, id: string): Promise<ParentChoice | null> {
  const path = await listTeamsAbove(actor, id)
  const parent = path.at(-1)
  return parent ? { ...parent, above: path.slice(0, -1).map(({ name }) => name) } : null
}
