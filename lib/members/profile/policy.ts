import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'

/** Where somebody lives and how to call them is between them and their Admins. */
export const canSeeContact = (actor: Actor, memberId: string) => actor.memberId === memberId || actor.role === 'Admin'

export const colleagueAbilities: readonly Ability[] = [
  {
    key: 'people.see',
    name: 'See people and teams',
    reach: everybodysReach('Everybody in the workspace'),
  },
]

export const profileAbilities: readonly Ability[] = [
  {
    key: 'self.profile',
    name: 'Your profile, photo, address and password',
    reach: everybodysReach('Yours alone'),
  },
]
