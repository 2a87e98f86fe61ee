import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { teamLimits } from '@/lib/teams/schema'

type Joining = { workspaceId: string; memberId: string }

/** Those of these teams that are there, held, and whether they have no room for this person, who may be in them already. */
export async function lockTeamsToJoin(tx: Tx, { workspaceId, memberId }: Joining, ids: readonly string[]) {
  // In the order in which others change several at once, so that nobody waits in a circle.
  const teams = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND id = ANY(${[...ids]}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  // A statement of its own, begun when they are held: it sees people who joined during the wait.
  const full = await tx.$queryRaw<{ teamId: string }[]>`
    SELECT "teamId" FROM "TeamMember" WHERE "workspaceId" = ${workspaceId}::uuid AND "teamId" = ANY(${[...ids]}::uuid[])
    GROUP BY "teamId" HAVING count(*) >= ${teamLimits.people} AND NOT bool_or("memberId" = ${memberId}::uuid)`
  return teams.map((team) => ({ ...team, isFull: full.some(({ teamId }) => teamId === team.id) }))
}
