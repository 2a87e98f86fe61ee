import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchTeam } from '@/lib/teams/refusals'

/** Locks names and tree of all teams for the transaction. */
export const lockTeams = (tx: Tx, { workspaceId }: Pick<Actor, 'workspaceId'>) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** Locks a team and its memberships. Throws not-found. */
export async function lockTeam(tx: Tx, { workspaceId, memberId }: Actor, id: string) {
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
