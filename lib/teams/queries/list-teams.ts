import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { TeamFilter, TeamListFilter } from '@/lib/teams/schema'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { canCreateTeam } from '@/lib/teams/policy'
import { isHere } from '@/lib/members/people/queries/get-person'

const SUGGESTED = 20
export const PAGE_SIZE = 25

export type TeamView = { id: string; name: string; memberCount: number }

/** By name; the query begins any word of it, and those that it begins come first. */
export function teamsReading(actor: Actor, { query }: TeamFilter, most = SUGGESTED): SharedReading<TeamView[]> {
  const words = `${escapedForLike(query)}%`
  return rowsOf<TeamView>(Prisma.sql`
    SELECT t.id, t.name, own.people AS "memberCount"
    FROM (SELECT id, name, name ILIKE ${words} AS "isFirst" FROM "Team"
          WHERE "workspaceId" = ${actor.workspaceId}::uuid AND (name ILIKE ${words} OR name ILIKE ${`% ${words}`})
          ORDER BY "isFirst" DESC, name LIMIT ${most}) t
    CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM (${peopleOf(actor, Prisma.sql`t.id`)}) them) own
    ORDER BY t."isFirst" DESC, t.name`)
}

export const listTeams = (...asked: Parameters<typeof teamsReading>): Promise<TeamView[]> =>
  read(teamsReading(...asked))

/** The first by name. */
export const teamNamesReading = ({ workspaceId }: Actor, most: number): SharedReading<{ id: string; name: string }[]> =>
  rowsOf(Prisma.sql`SELECT id, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid ORDER BY name LIMIT ${most}`)

export type TeamManager = { memberId: string; name: string; pictureId: string | null }

/** Counts active people, without and with its parts; managers are by name. */
export type TeamRow = {
  id: string
  name: string
  description: string
  parentId: string | null
  memberCount: number
  /** Distinct people of the team and all teams below. */
  wholeCount: number
  partCount: number
  managers: TeamManager[]
  isLedByActor: boolean
}

/** The managers of team `t` by name, and whether the actor is one. */
const ledBy = ({ memberId }: Actor) => Prisma.sql`
  SELECT COALESCE(json_agg(json_build_object('memberId', m.id, 'name', TRIM(u."firstName" || ' ' || u."lastName"),
           'pictureId', u."pictureId") ORDER BY u."firstName", u."lastName", m.id), '[]') AS managers,
         COALESCE(bool_or(m.id = ${memberId}::uuid), false) AS "isLedByActor"
  FROM "TeamMember" p JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE' JOIN "User" u ON u.id = m."userId"
  WHERE p."teamId" = t.id AND p."isManager"`

export const teamRows = <Row extends TeamRow>(actor: Actor, chosen: Prisma.Sql, more = Prisma.sql`true`) =>
  db.$queryRaw<Row[]>`
    WITH RECURSIVE chosen AS (${chosen}), ${whole(actor)}
    SELECT t.id, t.name, t.description, t."parentId", ${more} AS "isFound", own.people AS "memberCount",
      COALESCE(whole.people, own.people) AS "wholeCount",
      (SELECT count(*)::int FROM "Team" part WHERE part."parentId" = t.id) AS "partCount",
      led.managers, led."isLedByActor"
    FROM chosen t LEFT JOIN whole ON whole.top = t.id
    CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM (${peopleOf(actor, Prisma.sql`t.id`)}) them) own
    CROSS JOIN LATERAL (${ledBy(actor)}) led
    ORDER BY t.name`

/** By name; `next` is the last name while there are more. */
export type TeamPage = { rows: TeamRow[]; next: string | null; count: number; can: { create: boolean } }

/** 25 per page. */
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

/**
 * Compares case-insensitively. Names use their own collation, whose lower case differs from a parameter's in a few
 * scripts.
 */
export async function isNameTaken(
  tx: Tx,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  name: string,
  exceptId?: string,
) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND lower(name COLLATE "default") = lower(${name}) LIMIT 2`
  return rows.some(({ id }) => id !== exceptId)
}

/** The active people of a team, in SQL. Each team is read by its own index, however large others are. */
const peopleOf = (actor: Actor, team: Prisma.Sql) => Prisma.sql`
  SELECT p."memberId" FROM "TeamMember" p WHERE p."teamId" = ${team} AND ${isHere(actor, Prisma.sql`p."memberId"`)}`

/** For chosen teams with parts: the people of all teams below. Other teams are not read. */
const whole = (actor: Actor) => Prisma.sql`
  under AS (
    SELECT t.id AS top, c.id FROM chosen t JOIN "Team" c ON c."parentId" = t.id
    UNION SELECT w.top, c.id FROM under w JOIN "Team" c ON c."parentId" = w.id
  ), whole AS MATERIALIZED (
    SELECT w.top, count(DISTINCT person."memberId")::int AS people FROM (SELECT * FROM under UNION SELECT top, top FROM under) w
    CROSS JOIN LATERAL (${peopleOf(actor, Prisma.sql`w.id`)} OFFSET 0) person
    GROUP BY w.top
  )`
