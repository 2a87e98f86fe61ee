import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { canCreateTeam } from '../policy'
import { teamRows, type TeamRow } from '../queries'
import { onlyAdminsCreateTeams } from '../refusals'
import { parentGone, partOfItself, tooManyLevels } from './refusals'
import { branchesOf, moveFault, pathTo, type Branch, type TreePart } from './rules'
import type { NewTeamFilter, TreeFilter } from './schema'

/** More than this nobody reads as a tree; the list of teams has pages. */
const DRAWN = 1000

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
    .sort((one, other) => one.path.localeCompare(other.path, 'en'))
}

/** What a new team can be part of, and what it is to be part of unless said otherwise. Throws forbidden. */
export async function getNewTeam(actor: Actor, { in: parentId }: NewTeamFilter) {
  if (!canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  const choices = await listParentChoices(actor, null)
  return { choices, parentId: choices.find(({ id }) => id === parentId)?.id ?? '' }
}

/** A team of the tree; `isFound` is false for one that only leads to another that was found. */
export type TreeTeam = TeamRow & { isFound: boolean }
export type TeamTree = { branches: Branch<TreeTeam>[]; foundCount: number; teamCount: number; can: { create: boolean } }

/** A word begins the name of a team, any word of it, or that of somebody who leads it. */
const found = (workspaceId: string, search: string) => {
  const words = `%${escapedForLike(search)}%`
  return Prisma.sql`t.name ILIKE ${words} OR EXISTS (
    SELECT FROM "TeamMember" p JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
      JOIN "User" u ON u.id = m."userId" AND u.status = 'ACTIVE'
    WHERE p."workspaceId" = ${workspaceId}::uuid AND p."teamId" = t.id AND p."isManager"
      AND u."firstName" || ' ' || u."lastName" ILIKE ${words})`
}

/** Every team of the workspace as a tree, or those that answer a search with the teams above them. */
export async function getTeamTree(actor: Actor, { search }: TreeFilter): Promise<TeamTree> {
  const { workspaceId } = actor
  const chosen = Prisma.sql`
    WITH RECURSIVE found AS (
      SELECT t.id, t."parentId" FROM "Team" t
      WHERE t."workspaceId" = ${workspaceId}::uuid AND (${search === '' ? Prisma.sql`true` : found(workspaceId, search)})
    ), shown AS (
      SELECT id, "parentId" FROM found
      UNION SELECT t.id, t."parentId" FROM "Team" t JOIN shown s ON t.id = s."parentId"
    )
    SELECT t.*, EXISTS (SELECT FROM found f WHERE f.id = t.id) AS "isFound"
    FROM "Team" t WHERE t.id IN (SELECT id FROM shown) ORDER BY t.name LIMIT ${DRAWN}`
  const [rows, teamCount] = await Promise.all([
    teamRows<TreeTeam>(actor, chosen, Prisma.sql`t."isFound"`),
    db.team.count({ where: { workspaceId } }),
  ])
  const foundCount = rows.filter(({ isFound }) => isFound).length
  return { branches: branchesOf(rows), foundCount, teamCount, can: { create: canCreateTeam(actor) } }
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
