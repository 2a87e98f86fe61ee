import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { teamDeleted } from '@/lib/teams/notices'
import { canShapeTeams } from '@/lib/teams/policy'
import { lockTeam, lockTeams } from '@/lib/teams/steps/lock-teams'
import { onlyAdminsDeleteTeams } from '@/lib/teams/refusals'
import type { TeamIdInput } from '@/lib/teams/schema'

/** Deletes a team. Its people and feedback stay, its parts move up, and its managers lose access through it. */
export const deleteTeam = (actor: Actor, { id }: TeamIdInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    await lockTeams(tx, actor)
    const team = await lockTeam(tx, actor, id)
    if (!canShapeTeams(actor)) throw onlyAdminsDeleteTeams()
    await tx.team.updateMany({ where: { parentId: id, workspaceId }, data: { parentId: team.parentId } })
    await tx.team.deleteMany({ where: { id, workspaceId } })
    await teamDeleted(tx, actor, id)
    await record(tx, actor, { action: 'team.deleted', objectId: id, title: `Deleted the team “${team.name}”` })
    return { id }
  })
