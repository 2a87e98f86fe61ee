import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

export const canManagePeople = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

/** Admins invite anyone, team leads into their team; the invitation itself is checked when sent. */
export const canInvitePeople = (actor: Pick<Actor, 'role' | 'leadsTeam'>) => canManagePeople(actor) || actor.leadsTeam

/** Nobody changes their own access: a workspace could end up without an Admin. */
export const canChangePlace = (actor: Pick<Actor, 'role' | 'memberId'>, memberId: string) =>
  canManagePeople(actor) && memberId !== actor.memberId

/** The edit page of a person: everything for Admins, tags for managers of their teams. */
export const canOpenPerson = (actor: Pick<Actor, 'role'>, { isLed }: { isLed: boolean }) =>
  canManagePeople(actor) || (actor.role === 'Manager' && isLed)

export const peopleAbilities: readonly Ability[] = [
  {
    key: 'people.manage',
    name: 'Change roles, deactivate and reactivate people',
    reach: reachOf({ Admin: 'Everyone but yourself, and never the last admin' }),
  },
]
