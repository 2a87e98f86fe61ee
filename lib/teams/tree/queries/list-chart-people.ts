import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { groupBy } from '@/lib/shared/group-by'

/** On the whole chart: more teams mean fewer people of each. */
const FACES = 200
const FEWEST = 4
const MOST = 12

export type ChartPerson = {
  memberId: string
  name: string
  jobTitle: string
  pictureId: string | null
  isManager: boolean
}

/** Managers first, then by name. */
export async function listChartPeople(
  { workspaceId }: Actor,
  teamIds: readonly string[],
): Promise<Map<string, ChartPerson[]>> {
  const most = Math.min(MOST, Math.max(FEWEST, Math.floor(FACES / Math.max(1, teamIds.length))))
  const rows = await db.$queryRaw<(ChartPerson & { teamId: string })[]>`
    SELECT t.id AS "teamId", person.* FROM unnest(${[...teamIds]}::uuid[]) t(id) CROSS JOIN LATERAL (
      SELECT m.id AS "memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId", p."isManager",
        COALESCE((SELECT f."jobTitle" FROM "Profile" f WHERE f."userId" = u.id), '') AS "jobTitle"
      FROM "TeamMember" p JOIN "Member" m ON m.id = p."memberId" AND m.status = 'ACTIVE' JOIN "User" u ON u.id = m."userId"
      WHERE p."teamId" = t.id AND p."workspaceId" = ${workspaceId}::uuid
      ORDER BY p."isManager" DESC, u."firstName", u."lastName", m.id LIMIT ${most}
    ) person`
  return new Map([...groupBy(rows, ({ teamId }) => teamId)])
}
