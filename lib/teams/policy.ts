import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** Teams are made by Admins; a manager looks after the team that was given to them (decisions, section 2). */
export const canCreateTeam = (actor: Actor) => actor.role === 'Admin'
