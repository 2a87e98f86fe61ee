import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

/** What people are called, which role they have and whether they come in is for Admins to say (decisions, section 2). */
export const canManagePeople = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

/** Admins invite anybody, and who looks after a team into it; the offer itself is judged when it is made. */
export const canInvitePeople = (actor: Pick<Actor, 'role' | 'leadsTeam'>) => canManagePeople(actor) || actor.leadsTeam

/** Nobody says it of themselves: an Admin who could would leave a workspace without one. */
export const canChangePlace = (actor: Pick<Actor, 'role' | 'memberId'>, memberId: string) =>
  canManagePeople(actor) && memberId !== actor.memberId

/** Somebody's own page to change something on: Admins for all of it, and who leads a team of theirs for their tags. */
export const canOpenPerson = (actor: Pick<Actor, 'role'>, { isLed }: { isLed: boolean }) =>
  canManagePeople(actor) || (actor.role === 'Manager' && isLed)

export const peopleAbilities: readonly Ability[] = [
  {
    key: 'people.manage',
    name: 'Change roles, deactivate and reactivate people',
    reach: reachOf({ Admin: 'Everyone but yourself, and never the last admin' }),
  },
]
