import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** Where somebody lives and how to call them is between them and their Admins. */
export const canSeeContact = (actor: Actor, memberId: string) => actor.memberId === memberId || actor.role === 'Admin'
