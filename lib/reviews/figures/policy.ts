import 'server-only'
import type { FigureScope } from './schema'
import type { Actor } from '@/lib/access/actor'

const mayCount: Record<FigureScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ role }) => role !== 'Member',
  workspace: ({ role }) => role === 'Admin',
}

/** Whether somebody may see these figures at all. */
export const canCount = (actor: Actor, scope: FigureScope) => mayCount[scope](actor)
