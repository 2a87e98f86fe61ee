import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'

type Owned = { workspaceId: string | null; creatorId: string | null; isShared: boolean }

/** The creator, everyone it is shared with, and Admins; everyone for defaults. */
export const canSeeTemplate = (actor: Actor, { workspaceId, creatorId, isShared }: Owned) =>
  workspaceId === null ||
  (workspaceId === actor.workspaceId && (isShared || creatorId === actor.memberId || actor.role === 'Admin'))

export const canEditTemplate = (actor: Actor, { workspaceId, creatorId }: Pick<Owned, 'workspaceId' | 'creatorId'>) =>
  workspaceId === actor.workspaceId && (creatorId === actor.memberId || actor.role === 'Admin')

export const templateAbilities: readonly Ability[] = [
  {
    key: 'templates.use',
    name: 'Use and create templates',
    reach: everybodysReach('Shared templates, the defaults, and yours'),
  },
  {
    key: 'templates.edit',
    name: 'Change and delete templates',
    reach: { ...everybodysReach('Your own'), Admin: 'All of the workspace' },
  },
]
