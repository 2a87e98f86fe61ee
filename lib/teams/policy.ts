import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

/** Teams are made by Admins; a manager looks after the team that was given to them (decisions, section 2). */
export const canCreateTeam = (actor: Actor) => actor.role === 'Admin'

/** Which teams there are and what they are part of is the shape of the workspace, so it is for Admins to say. */
export const canShapeTeams = (actor: Actor) => actor.role === 'Admin'

/** Who may change its name and members: Admins, and Managers who lead this team. */
export const canRunTeam = (actor: Actor, team: { isLedByActor: boolean }) =>
  actor.role === 'Admin' || (actor.role === 'Manager' && team.isLedByActor)

export const teamAbilities: readonly Ability[] = [
  { key: 'teams.shape', name: 'Create, move and delete teams', reach: reachOf({ Admin: 'All teams' }) },
  {
    key: 'teams.run',
    name: 'Edit teams, their people and managers',
    reach: reachOf({ Admin: 'All teams', Manager: 'The teams you lead' }),
  },
]
