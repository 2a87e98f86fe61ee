import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalScopes, type GoalScope } from './rules'

/** Admins see the workspace, Managers their teams, everybody their own (decisions, section 2). */
const mayReport: Record<GoalScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ leadsTeam }) => leadsTeam,
  workspace: ({ role }) => role === 'Admin',
}

/** The scopes an actor may choose, the widest last. */
export const reportScopes = (actor: Actor) => goalScopes.filter((scope) => mayReport[scope](actor))
