import 'server-only'
import type { TeamPlace } from '@/lib/teams/memberships/schema'
import type { Tx } from '@/lib/platform/tx'
import { lockTeamsToJoin } from './lock-teams-to-join'

type Joining = {
  workspaceId: string
  memberId: string
  places: readonly TeamPlace[]
  /** The start of a manager's access to feedback. */
  readFrom: Date | null
}

/**
 * Adds a joining person to their invited teams, in the caller's transaction. The invitation covers permission and
 * notice. Deleted teams are skipped; full ones too, and their names are returned. Returning people keep their teams,
 * and manage invited and earlier ones. Idempotent.
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
