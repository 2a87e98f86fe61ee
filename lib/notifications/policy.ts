import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** An address that does not exist, or a mail server that refuses us, is for an Admin to mend. */
export const canSeeUndelivered = (actor: Actor) => actor.role === 'Admin'
