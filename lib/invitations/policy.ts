import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'
import type { PersonStatus, Role } from '@/lib/platform/generated/prisma/enums'

export const canInvite = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

/** Only Admins readmit deactivated people, by invitation too. */
export const canBringBack = ({ role }: { role: Role }) => role === 'Admin'

export const canPayForSeats = ({ role }: { role: Role }) => role === 'Admin'

type InvitedAs = { role: Role; teamIds: readonly string[]; isManager: boolean }

export function canInviteAs(
  actor: Pick<Actor, 'role'>,
  { role, teamIds, isManager }: InvitedAs,
  ledTeamIds: readonly string[],
) {
  if (actor.role === 'Admin') return true
  const isOwn = teamIds.length > 0 && teamIds.every((id) => ledTeamIds.includes(id))
  return actor.role === 'Manager' && role === 'Member' && !isManager && isOwn
}

export type Inviter = {
  status: PersonStatus
  role: Role
  teams: readonly { teamId: string }[]
}
export type InvitationTeam = { teamId: string; isManager: boolean }

/** True if the inviter is active and could send this invitation today: losing a right stops their invitations. */
export function standsBehind(
  { status, role, teams: led }: Inviter,
  invitation: { role: Role; teams: readonly InvitationTeam[] },
) {
  const teamIds = invitation.teams.map(({ teamId }) => teamId)
  const isManager = invitation.teams.some((place) => place.isManager)
  const ledTeamIds = led.map(({ teamId }) => teamId)
  return status === 'ACTIVE' && canInviteAs({ role }, { role: invitation.role, teamIds, isManager }, ledTeamIds)
}

export const invitationAbilities: readonly Ability[] = [
  {
    key: 'people.invite',
    name: 'Invite people',
    reach: reachOf({ Admin: 'Anyone, in any role', Manager: 'As Members, into the teams you lead' }),
  },
  {
    key: 'people.import',
    name: 'Import people from a file',
    reach: reachOf({ Admin: 'Where the workspace has it' }),
  },
]
