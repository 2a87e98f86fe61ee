import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchTeam } from '@/lib/teams/refusals'

/** Which teams there are, and what they are called and part of, stays as it is until the transaction ends. */
export const lockTeams = (tx: Tx, { workspaceId }: Pick<Actor, 'workspaceId'>) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** A team of the workspace for changing it, whose people nobody else changes meanwhile. Throws not-found. */
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
