import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { teamLimits } from '@/lib/teams/schema'

type Joining = { workspaceId: string; memberId: string }

/** Locks the existing teams, each with whether it has no room for this person, who may be in it already. */
export async function lockTeamsToJoin(tx: Tx, { workspaceId, memberId }: Joining, ids: readonly string[]) {
  // In id order, so that simultaneous changes can't deadlock.
  const teams = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND id = ANY(${[...ids]}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  // A separate statement under the lock sees people who joined during the wait.
  const full = await tx.$queryRaw<{ teamId: string }[]>`
    SELECT "teamId" FROM "TeamMember" WHERE "workspaceId" = ${workspaceId}::uuid AND "teamId" = ANY(${[...ids]}::uuid[])
    GROUP BY "teamId" HAVING count(*) >= ${teamLimits.people} AND NOT bool_or("memberId" = ${memberId}::uuid)`
  return teams.map((team) => ({ ...team, isFull: full.some(({ teamId }) => teamId === team.id) }))
}
