import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const canSeeContact = (actor: Actor, memberId: string) => actor.memberId === memberId || actor.role === 'Admin'

export const colleagueAbilities: readonly Ability[] = [
  {
    key: 'people.see',
    name: 'See people and teams',
    reach: everybodysReach('Everyone in the workspace'),
  },
]

export const profileAbilities: readonly Ability[] = [
  {
    key: 'self.profile',
    name: 'Edit your profile, photo, address and password',
    reach: everybodysReach('Your own'),
  },
]
