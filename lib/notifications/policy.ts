import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'

/** Only an Admin can fix an address that doesn’t exist or a mail server that refuses us. */
export const canSeeUndelivered = (actor: Actor) => actor.role === 'Admin'

export const notificationAbilities: readonly Ability[] = [
  { key: 'self.notifications', name: 'Notification settings', reach: everybodysReach('Yours alone') },
]
