import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { canShapeTeams } from '@/lib/teams/policy'
import { lockTeam, lockTeams } from '@/lib/teams/steps/lock-teams'
import { parentFor } from '@/lib/teams/tree/queries/parent-choices'
import { onlyAdminsMoveTeams } from '@/lib/teams/tree/refusals'
import type { MoveTeamInput } from '@/lib/teams/tree/schema'

/**
 * Moves a team with its parts under another, or to the top. Refuses non-Admins, a cycle, and too many levels;
 * simultaneous moves are serialised.
 */
export const moveTeam = (actor: Actor, { id, parentId }: MoveTeamInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    await lockTeams(tx, actor)
    const team = await lockTeam(tx, actor, id)
    if (!canShapeTeams(actor)) throw onlyAdminsMoveTeams()
    if (team.parentId === parentId) return { id }
    const parent = await parentFor(tx, actor, { id, parentId })
    await tx.team.updateMany({ where: { id, workspaceId }, data: { parentId } })
    const title =
      parent === null ? `Moved “${team.name}” to the top level` : `Made “${team.name}” part of “${parent.name}”`
    await record(tx, actor, { action: 'team.moved', objectId: id, title })
    return { id }
  })
