import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { TeamPeopleFilter } from '@/lib/teams/memberships/schema'
import { groupBy } from '@/lib/shared/group-by'

const PAGE_SIZE = 25

export type TeamPerson = {
  memberId: string
  name: string
  email: string
  jobTitle: string
  role: Role
  isManager: boolean
  pictureId: string | null
}

export type TeamPeople = { rows: TeamPerson[]; next: string | null; count: number }

const rank = Prisma.sql`p."isManager" IS NOT TRUE, u."firstName", u."lastName", m.id`

/** The rows after a person; a removed person counts as a non-manager. */
const restAfter = (workspaceId: string, id: string, after: string) => Prisma.sql`AND (${rank}) > (
  SELECT ${rank} FROM "Member" m JOIN "User" u ON u.id = m."userId"
    LEFT JOIN "TeamMember" p ON p."memberId" = m.id AND p."teamId" = ${id}::uuid
  WHERE m.id = ${after}::uuid AND m."workspaceId" = ${workspaceId}::uuid)`

/** Active people, managers first, then by name, 25 per page. */
export async function listTeamPeople(
  { workspaceId }: Actor,
  id: string,
  { search, after }: TeamPeopleFilter,
): Promise<TeamPeople> {
  const words = `%${escapedForLike(search)}%`
  const people = Prisma.sql`"TeamMember" p JOIN "Member" m ON m.id = p."memberId" JOIN "User" u ON u.id = m."userId"
    WHERE p."workspaceId" = ${workspaceId}::uuid AND p."teamId" = ${id}::uuid`
  const matching = Prisma.sql`AND m.status = 'ACTIVE'
    AND (u."firstName" || ' ' || u."lastName" ILIKE ${words} OR u.email ILIKE ${words})`
  const further = after === undefined ? Prisma.empty : restAfter(workspaceId, id, after)
  const [found, [counted]] = await Promise.all([
    db.$queryRaw<TeamPerson[]>`
      SELECT m.id AS "memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u.email,
        COALESCE((SELECT f."jobTitle" FROM "Profile" f WHERE f."userId" = u.id), '') AS "jobTitle",
        m.role, p."isManager", u."pictureId"
      FROM ${people} ${matching} ${further} ORDER BY ${rank} LIMIT ${PAGE_SIZE + 1}`,
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${people} ${matching}`,
  ])
  const rows = found.slice(0, PAGE_SIZE)
  const next = found.length > PAGE_SIZE ? (rows.at(-1)?.memberId ?? null) : null
  return { rows, next, count: counted?.count ?? 0 }
}

export type Manager = { memberId: string; name: string }

/**
 * The active managers of the teams each person is in without leading them, once each and by name. People without one
 * have no entry. One query for a whole page.
 */
export async function managersOf(
  { workspaceId }: Actor,
  memberIds: readonly string[],
): Promise<Map<string, Manager[]>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db.$queryRaw<(Manager & { of: string })[]>`
    SELECT DISTINCT theirs."memberId" AS "of", boss."memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name
    FROM "TeamMember" theirs
      JOIN "TeamMember" boss ON boss."teamId" = theirs."teamId" AND boss."isManager"
      JOIN "Member" m ON m.id = boss."memberId" AND m.status = 'ACTIVE'
      JOIN "User" u ON u.id = m."userId"
    WHERE theirs."workspaceId" = ${workspaceId}::uuid AND NOT theirs."isManager"
      AND theirs."memberId" = ANY(${[...memberIds]}::uuid[])
    ORDER BY name, boss."memberId"`
  const grouped = groupBy(rows, ({ of }) => of)
  return new Map([...grouped].map(([of, found]) => [of, found.map(({ memberId, name }) => ({ memberId, name }))]))
}
