import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'
import { REPORTS_PATH } from '@/lib/shared/report-choices'
import type { ReportScope } from '@/lib/shared/report-scopes'

const mayCount: Record<ReportScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ role, leadsTeam }) => role === 'Admin' || leadsTeam,
  workspace: ({ role }) => role === 'Admin',
}

export const canCount = (actor: Actor, scope: ReportScope) => mayCount[scope](actor)

export const figureAbilities: readonly Ability[] = [
  {
    key: 'workspace.numbers',
    name: 'See reports',
    reach: reachOf({
      Admin: 'Your own, your teams’ and the workspace’s',
      Manager: 'Your own and your teams’',
      Member: 'Your own',
      platform: 'Totals across all workspaces',
    }),
    page: REPORTS_PATH,
  },
]
