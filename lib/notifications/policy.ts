import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'

/** An address that does not exist, or a mail server that refuses us, is for an Admin to mend. */
export const canSeeUndelivered = (actor: Actor) => actor.role === 'Admin'

export const notificationAbilities: readonly Ability[] = [
  { key: 'self.notifications', name: 'Choose your notifications', reach: everybodysReach('Your own') },
]
