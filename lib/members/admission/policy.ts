import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PersonActor } from '@/lib/access/person'

/** Who has a place in the workspace is for its Admins to say (decisions, section 2). */
export const canAddMembers = (actor: Actor) => actor.role === 'Admin'

/** A super admin never reads what a workspace holds, so they have a place in none (decisions, section 2). */
export const canHavePlace = ({ isSuperAdmin }: Pick<PersonActor, 'isSuperAdmin'>) => !isSuperAdmin
