import 'server-only'
import type { TeamPlace } from '@/lib/teams/memberships/schema'
import type { Tx } from '@/lib/platform/tx'
import { lockTeamsToJoin } from './lock-teams-to-join'

type Joining = {
  workspaceId: string
  memberId: string
  places: readonly TeamPlace[]
  /** From when on the places let feedback be read. */
  readFrom: Date | null
}

/**
 * Puts somebody who is joining the workspace into the teams they were invited to, in the caller's transaction. Who invited
 * them was allowed to; they are told by the invitation itself. Teams that are gone are left out, and a second time
 * changes nothing. Returning people are in their teams already: they manage the teams they were invited to manage, and those they
 * managed. Joining does not fail for a team without room: it is left out, too, and its name returned.
 */
export async function joinTeams(tx: Tx, { workspaceId, memberId, places, readFrom }: Joining): Promise<string[]> {
  const ids = places.map(({ teamId }) => teamId)
  const teams = await lockTeamsToJoin(tx, { workspaceId, memberId }, ids)
  const open = new Set(teams.filter(({ isFull }) => !isFull).map(({ id }) => id))
  const data = places
    .filter(({ teamId }) => open.has(teamId))
    .map((place) => ({ ...place, workspaceId, memberId, readFrom }))
  await tx.teamMember.createMany({ data, skipDuplicates: true })
  const led = data.filter(({ isManager }) => isManager).map(({ teamId }) => teamId)
  const raised = { workspaceId, memberId, teamId: { in: led }, isManager: false }
  if (led.length > 0) await tx.teamMember.updateMany({ where: raised, data: { isManager: true, readFrom } })
  return teams.filter(({ isFull }) => isFull).map(({ name }) => name)
}
