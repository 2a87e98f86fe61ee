import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'
import { isDeletable, isEditable } from './rules/applause-limits'

type Given = { giverId: string; isPublic: boolean; createdAt: Date }

export const isGiver = ({ memberId }: Actor, { giverId }: Pick<Given, 'giverId'>) => giverId === memberId

/** Admins may delete public applause at any time. */
const moderates = ({ role }: Actor, { isPublic }: Pick<Given, 'isPublic'>) => role === 'Admin' && isPublic

export const canEditApplause = (actor: Actor, applause: Given, at: Date) =>
  isGiver(actor, applause) && isEditable(applause, at)

export const canDeleteApplause = (actor: Actor, applause: Given, at: Date) =>
  (isGiver(actor, applause) && isDeletable(applause, at)) || moderates(actor, applause)

export const canChangeCategories = ({ role }: Actor) => role === 'Admin'

export const applauseAbilities: readonly Ability[] = [
  { key: 'applause.give', name: 'Give applause', reach: everybodysReach('To any colleague') },
  {
    key: 'applause.read',
    name: 'Read applause, react and comment',
    reach: everybodysReach('Public, and private you gave, received or were shown'),
  },
  { key: 'applause.edit', name: 'Edit applause', reach: everybodysReach('Your own, for 15 minutes') },
  {
    key: 'applause.delete',
    name: 'Delete applause',
    reach: reachOf({
      Admin: 'Any public one, and your own for 24 hours',
      Manager: 'Your own, for 24 hours',
      Member: 'Your own, for 24 hours',
    }),
  },
  { key: 'applause.categories', name: 'Change applause categories', reach: reachOf({ Admin: 'All of them' }) },
]
