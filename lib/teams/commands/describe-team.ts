import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { mergedEdits } from '@/lib/shared/refusal'
import { canRunTeam } from '@/lib/teams/policy'
import { lockTeam, lockTeams } from '@/lib/teams/steps/lock-teams'
import { isNameTaken } from '@/lib/teams/queries/list-teams'
import { notYourTeam, teamNameTaken } from '@/lib/teams/refusals'
import type { DescribeTeamInput } from '@/lib/teams/schema'

/**
 * Changes name and description; others' changes since `seen` stay. Refuses people who don't run it, and a taken name.
 */
export const describeTeam = (actor: Actor, { id, seen, ...edits }: DescribeTeamInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    await lockTeams(tx, actor)
    const team = await lockTeam(tx, actor, id)
    if (!canRunTeam(actor, team)) throw notYourTeam()
    const { name, description } = mergedEdits(seen, edits, { name: team.name, description: team.description })
    if (team.name === name && team.description === description) return { id }
    if (await isNameTaken(tx, actor, name, id)) throw teamNameTaken()
    await tx.team.updateMany({ where: { id, workspaceId }, data: { name, description } })
    const title =
      team.name === name
        ? `Changed the description of the team “${name}”`
        : `Renamed the team “${team.name}” to “${name}”`
    await record(tx, actor, { action: 'team.described', objectId: id, title })
    return { id }
  })
