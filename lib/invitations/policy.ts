import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Role } from '@/lib/platform/generated/prisma/enums'

/** Admins invite anybody, Managers Members into teams they look after (decisions, section 2). */
export const canInvite = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

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
