import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'
import type { FigureScope } from './schema'

const mayCount: Record<FigureScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ role }) => role !== 'Member',
  workspace: ({ role }) => role === 'Admin',
}

export const canCount = (actor: Actor, scope: FigureScope) => mayCount[scope](actor)

export const figureAbilities: readonly Ability[] = [
  {
    key: 'workspace.numbers',
    name: 'See feedback statistics',
    reach: reachOf({
      Admin: 'Your own, your teams’ and the workspace’s',
      Manager: 'Your own and your teams’',
      Member: 'Your own',
      platform: 'Totals across all workspaces',
    }),
    page: '/dashboard?tab=numbers',
  },
]
