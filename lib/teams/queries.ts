import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike } from '@/lib/platform/db'
import { noSuchTeam } from './refusals'
import type { TeamFilter, TeamIdInput } from './schema'

const SHOWN = 100

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
