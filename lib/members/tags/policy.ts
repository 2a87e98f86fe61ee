import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

/** Which tags there are is for Admins to say (decisions, section 2). */
export const canManageTags = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

/** Who has which: Admins for everybody, Managers for those in the teams they lead. */
export const canTag = ({ role }: Pick<Actor, 'role'>, people: readonly { isLed: boolean }[]) =>
  role === 'Admin' || (role === 'Manager' && people.every(({ isLed }) => isLed))

export const tagAbilities: readonly Ability[] = [
  { key: 'tags.manage', name: 'Create, rename and delete tags', reach: reachOf({ Admin: 'All tags' }) },
  {
    key: 'tags.give',
    name: 'Edit people’s tags',
    reach: reachOf({ Admin: 'Everyone', Manager: 'People in the teams you lead' }),
  },
]
