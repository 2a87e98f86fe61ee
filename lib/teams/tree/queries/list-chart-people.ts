import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { groupBy } from '@/lib/shared/group-by'

/** On the whole chart: more teams mean fewer people of each. */
const FACES = 160
const FEWEST = 4
const MOST = 12

export type ChartPerson = {
  memberId: string
  name: string
  jobTitle: string
  pictureId: string | null
  isManager: boolean
}

/** Managers first, then by name. Of a large team the first that its index gives, because sorting all of it is slow. */
export async function listChartPeople(
  { workspaceId }: Actor,
  teamIds: readonly string[],
): Promise<Map<string, ChartPerson[]>> {
  const most = Math.min(MOST, Math.max(FEWEST, Math.floor(FACES / Math.max(1, teamIds.length))))
  const rows = await db.$queryRaw<(ChartPerson & { teamId: string })[]>`
    SELECT person."teamId", person."memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId",
      person."isManager", COALESCE(f."jobTitle", '') AS "jobTitle"
    FROM unnest(${[...teamIds]}::uuid[]) t(id) CROSS JOIN LATERAL (
      SELECT p."teamId", p."memberId", p."isManager", m."userId"
      FROM "TeamMember" p JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE'
      WHERE p."teamId" = t.id AND p."workspaceId" = ${workspaceId}::uuid
      ORDER BY p."isManager" DESC, p."memberId" LIMIT ${most}
    ) person JOIN "User" u ON u.id = person."userId" LEFT JOIN "Profile" f ON f."userId" = u.id
    ORDER BY person."isManager" DESC, u."firstName", u."lastName", person."memberId"`
  return new Map([...groupBy(rows, ({ teamId }) => teamId)])
}
