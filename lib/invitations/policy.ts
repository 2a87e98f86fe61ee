import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'
import type { PersonStatus, Role } from '@/lib/platform/generated/prisma/enums'

/** Admins invite anybody, Managers Members into teams they look after (decisions, section 2). */
export const canInvite = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

/** Whose access was taken away comes back through Admins alone, invited or not (decisions, section 2). */
export const canBringBack = ({ role }: { role: Role }) => role === 'Admin'

/** Money is for Admins (decisions, section 2). */
export const canPayForSeats = ({ role }: { role: Role }) => role === 'Admin'

type Offer = { role: Role; teamIds: readonly string[]; isManager: boolean }

/** Whether this very offer may be made; `ledTeamIds` are the teams the actor manages. */
export function canOffer(
  actor: Pick<Actor, 'role'>,
  { role, teamIds, isManager }: Offer,
  ledTeamIds: readonly string[],
) {
  if (actor.role === 'Admin') return true
  const isOwn = teamIds.length > 0 && teamIds.every((id) => ledTeamIds.includes(id))
  return actor.role === 'Manager' && role === 'Member' && !isManager && isOwn
}

/** What is asked of whoever invited, as they are now. */
export type Inviter = {
  status: PersonStatus
  role: Role
  /** Those they manage. */
  teams: readonly { teamId: string }[]
}
export type OfferedTeam = { teamId: string; isManager: boolean }

/** Whether whoever made an offer is still here and could make it today: what they lose, their invitations lose too. */
export function standsBehind(
  { status, role, teams: led }: Inviter,
  offer: { role: Role; teams: readonly OfferedTeam[] },
) {
  const teamIds = offer.teams.map(({ teamId }) => teamId)
  const isManager = offer.teams.some((place) => place.isManager)
  const ledTeamIds = led.map(({ teamId }) => teamId)
  return status === 'ACTIVE' && canOffer({ role }, { role: offer.role, teamIds, isManager }, ledTeamIds)
}

export const invitationAbilities: readonly Ability[] = [
  {
    key: 'people.invite',
    name: 'Invite people',
    reach: reachOf({ Admin: 'Anyone, in any role', Manager: 'As Members, to the teams you lead' }),
  },
  {
    key: 'people.import',
    name: 'Import people from a file',
    reach: reachOf({ Admin: 'If the plan includes it' }),
  },
]
