import 'server-only'
import { reportScopes, type ReportScope } from '@/lib/shared/report-scopes'
import type { Actor } from './actor'

const mayReport: Record<ReportScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ leadsTeam }) => leadsTeam,
  workspace: ({ role }) => role === 'Admin',
}

/** The scopes an actor may choose, and the effective one: their choice if allowed, else the widest. */
export function scopesFor(
  actor: Actor,
  chosen: ReportScope | undefined,
): { scope: ReportScope; scopes: ReportScope[] } {
  const scopes = reportScopes.filter((scope) => mayReport[scope](actor))
  return { scopes, scope: chosen !== undefined && scopes.includes(chosen) ? chosen : (scopes.at(-1) ?? 'me') }
}
