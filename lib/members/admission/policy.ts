import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PersonActor } from '@/lib/access/person'

export const canAddMembers = (actor: Actor) => actor.role === 'Admin'

/** Super admins never read a workspace, so they have no membership. */
export const canHavePlace = ({ isSuperAdmin }: Pick<PersonActor, 'isSuperAdmin'>) => !isSuperAdmin
