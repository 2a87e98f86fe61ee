import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** Who has a place in the workspace is for its Admins to say (decisions, section 2). */
export const canAddMembers = (actor: Actor) => actor.role === 'Admin'
