import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { canCreateTeam, canRunTeam, canShapeTeams } from './policy'
import { noSuchTeam, notYourTeam } from './refusals'
import type { TeamFilter, TeamIdInput, TeamListFilter } from './schema'

const SHOWN = 100
const PAGE_SIZE = 50

/** A team as pickers show it. The count is of its active people. */
export type TeamView = { id: string; name: string; memberCount: number }

const active = { member: { status: 'ACTIVE', user: { status: 'ACTIVE' } } } as const

/** At most 100 teams of the workspace whose name begins with the query, by name. */
export async function listTeams({ workspaceId }: Actor, { query }: TeamFilter): Promise<TeamView[]> {
  // One pass over the people of all the teams found, where a count for each would read the workspace once per team.
  return db.$queryRaw<TeamView[]>`
    SELECT t.id, t.name, count(u.id)::int AS "memberCount"
    FROM (SELECT id, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND name ILIKE ${`${escapedForLike(query)}%`}
          ORDER BY name LIMIT ${SHOWN}) t
    LEFT JOIN "TeamMember" p ON p."teamId" = t.id
    LEFT JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
    LEFT JOIN "User" u ON u.id = m."userId" AND u.status = 'ACTIVE'
    GROUP BY t.id, t.name ORDER BY t.name`
}

/** The active people of a team, by the ids of their places in the workspace. Throws not-found. */
export async function getTeamMembers({ workspaceId }: Actor, { id }: TeamIdInput): Promise<{ memberIds: string[] }> {
  const team = await db.team.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { members: { where: active, select: { memberId: true } } },
  })
  if (!team) throw noSuchTeam()
  return { memberIds: team.members.map(({ memberId }) => memberId) }
}

/** Somebody who leads a team. */
export type TeamManager = { memberId: string; name: string; pictureId: string | null }

/** A team as lists show it, with its active people counted, alone and with its parts, and those who lead it by name. */
export type TeamRow = {
  id: string
  name: string
  description: string
  parentId: string | null
  memberCount: number
  /** The people of the team and of every team under it, each once. */
  wholeCount: number
  partCount: number
  managers: TeamManager[]
  isLedByActor: boolean
}

const manager = Prisma.sql`json_build_object('memberId', m.id,
  'name', TRIM(u."firstName" || ' ' || u."lastName"), 'pictureId', u."pictureId")`

/** For each chosen team that has parts: itself and every team under it. Nothing is read for those without. */
const under = Prisma.sql`
  under AS (
    SELECT t.id AS top, c.id FROM chosen t JOIN "Team" c ON c."parentId" = t.id
    UNION SELECT w.top, c.id FROM under w JOIN "Team" c ON c."parentId" = w.id
  ), whole AS (
    SELECT w.top, count(DISTINCT u.id)::int AS people FROM (SELECT * FROM under UNION SELECT top, top FROM under) w
    JOIN "TeamMember" p ON p."teamId" = w.id
    JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
    JOIN "User" u ON u.id = m."userId" AND u.status = 'ACTIVE'
    GROUP BY w.top
  )`

/** The rows of the teams that `chosen` selects from "Team", by name, read in one pass over their people. */
export const teamRows = <Row extends TeamRow>(actor: Actor, chosen: Prisma.Sql, more = Prisma.sql`true`) =>
  db.$queryRaw<Row[]>`
    WITH RECURSIVE chosen AS (${chosen}), ${under}
    SELECT t.id, t.name, t.description, t."parentId", bool_and(${more}) AS "isFound", count(u.id)::int AS "memberCount",
      COALESCE((SELECT people FROM whole WHERE top = t.id), count(u.id)::int) AS "wholeCount",
      (SELECT count(*)::int FROM "Team" c WHERE c."parentId" = t.id) AS "partCount",
      COALESCE(json_agg(${manager} ORDER BY u."firstName", u."lastName", m.id)
        FILTER (WHERE p."isManager" AND u.id IS NOT NULL), '[]') AS managers,
      COALESCE(bool_or(p."isManager" AND p."memberId" = ${actor.memberId}::uuid), false) AS "isLedByActor"
    FROM chosen t
    LEFT JOIN "TeamMember" p ON p."teamId" = t.id
    LEFT JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
    LEFT JOIN "User" u ON u.id = m."userId" AND u.status = 'ACTIVE'
    GROUP BY t.id, t.name, t.description, t."parentId" ORDER BY t.name`

/** A page of the teams whose name holds the words, by name; `next` is the name it ends with, while there are more. */
export type TeamPage = { rows: TeamRow[]; next: string | null; count: number; can: { create: boolean } }

/** The teams of the workspace, fifty at a time. */
export async function listTeamPage(actor: Actor, { search, after }: TeamListFilter): Promise<TeamPage> {
  const { workspaceId } = actor
  const matching = Prisma.sql`"workspaceId" = ${workspaceId}::uuid
    AND name ILIKE ${`%${escapedForLike(search)}%`}`
  const further = after === undefined ? Prisma.empty : Prisma.sql`AND name > ${after}`
  const chosen = Prisma.sql`SELECT * FROM "Team" WHERE ${matching} ${further} ORDER BY name LIMIT ${PAGE_SIZE + 1}`
  const [found, [counted]] = await Promise.all([
    teamRows(actor, chosen),
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM "Team" WHERE ${matching}`,
  ])
  const rows = found.slice(0, PAGE_SIZE)
  const next = found.length > PAGE_SIZE ? (rows.at(-1)?.name ?? null) : null
  return { rows, next, count: counted?.count ?? 0, can: { create: canCreateTeam(actor) } }
}

/** A team for its own page, and the teams that are part of it. */
export type TeamDetail = TeamRow & { parts: TeamRow[]; can: { run: boolean; shape: boolean } }

/** One team of the workspace. Throws not-found. */
export async function getTeam(actor: Actor, id: string): Promise<TeamDetail> {
  const { workspaceId } = actor
  const rows = await teamRows(
    actor,
    Prisma.sql`SELECT * FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid
      AND (id = ${id}::uuid OR "parentId" = ${id}::uuid)`,
  )
  const team = rows.find((row) => row.id === id)
  if (!team) throw noSuchTeam()
  const can = { run: canRunTeam(actor, team), shape: canShapeTeams(actor) }
  return { ...team, parts: rows.filter((row) => row.id !== id), can }
}

/** A team for whoever may change something about it. Throws not-found, or forbidden. */
export async function getTeamToEdit(actor: Actor, id: string): Promise<TeamDetail> {
  const team = await getTeam(actor, id)
  if (!team.can.run) throw notYourTeam()
  return team
}

/** Which teams there are, and what they are called and part of, stays as it is until the transaction ends. */
export const holdTeams = (tx: Tx, { workspaceId }: Pick<Actor, 'workspaceId'>) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** A team of the workspace for changing it, whose people nobody else changes meanwhile. Throws not-found. */
export async function findTeam(tx: Tx, { workspaceId, memberId }: Actor, id: string) {
  await tx.$queryRaw`SELECT 1 FROM "Team" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR NO KEY UPDATE`
  const own = { where: { memberId, isManager: true }, select: { memberId: true } } as const
  const team = await tx.team.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { id: true, name: true, description: true, parentId: true, members: own },
  })
  if (!team) throw noSuchTeam()
  const { members, ...rest } = team
  return { ...rest, isLedByActor: members.length > 0 }
}

/** Whether another team of the workspace has this name, in any spelling of small and capital letters. */
export async function isNameTaken(
  tx: Tx,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  name: string,
  exceptId?: string,
) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND lower(name) = lower(${name}) LIMIT 2`
  return rows.some(({ id }) => id !== exceptId)
}
