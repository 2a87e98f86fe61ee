import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

export const canCreateTeam = (actor: Actor) => actor.role === 'Admin'

/** The tree of teams is the shape of the workspace, so only Admins change it. */
export const canShapeTeams = (actor: Actor) => actor.role === 'Admin'

/** Admins, and Managers who lead this team. */
export const canRunTeam = (actor: Actor, team: { isLedByActor: boolean }) =>
  actor.role === 'Admin' || (actor.role === 'Manager' && team.isLedByActor)

export const teamAbilities: readonly Ability[] = [
  { key: 'teams.shape', name: 'Create, move and delete teams', reach: reachOf({ Admin: 'All teams' }) },
  {
    key: 'teams.run',
    name: 'Edit teams and their people',
    reach: reachOf({ Admin: 'All teams', Manager: 'The teams you lead' }),
  },
]
