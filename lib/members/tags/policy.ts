import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

export const canManageTags = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

/** Admins tag everyone, Managers the people of teams they lead. */
export const canTag = ({ role }: Pick<Actor, 'role'>, people: readonly { isLed: boolean }[]) =>
  role === 'Admin' || (role === 'Manager' && people.every(({ isLed }) => isLed))

export const tagAbilities: readonly Ability[] = [
  { key: 'tags.manage', name: 'Create, rename and delete tags', reach: reachOf({ Admin: 'All tags' }) },
  {
    key: 'tags.give',
    name: 'Edit people’s tags',
    reach: reachOf({ Admin: 'Everyone’s', Manager: 'Of people in teams you lead' }),
  },
]
