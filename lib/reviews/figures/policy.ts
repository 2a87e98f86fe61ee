import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'
import type { FigureScope } from './schema'

const mayCount: Record<FigureScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ role }) => role !== 'Member',
  workspace: ({ role }) => role === 'Admin',
}

/** Whether somebody may see these figures at all. */
export const canCount = (actor: Actor, scope: FigureScope) => mayCount[scope](actor)

export const figureAbilities: readonly Ability[] = [
  {
    key: 'workspace.numbers',
    name: 'See in numbers what was asked and answered',
    reach: reachOf({
      Admin: 'Your own, of the teams you lead, and of the whole workspace',
      Manager: 'Your own, and of the teams you lead',
      Member: 'Your own',
      platform: 'How much there is in all workspaces together, and no more',
    }),
    page: '/dashboard?tab=numbers',
  },
]
