import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'

/** An address that does not exist, or a mail server that refuses us, is for an Admin to mend. */
export const canSeeUndelivered = (actor: Actor) => actor.role === 'Admin'

export const notificationAbilities: readonly Ability[] = [
  { key: 'self.notifications', name: 'What you are told, and how', reach: everybodysReach('Yours alone') },
]
