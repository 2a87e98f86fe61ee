import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** Who has a place in the workspace is for its Admins to say, many at once as well as one (decisions, section 2). */
export const canImportPeople = (actor: Pick<Actor, 'role'>) => actor.role === 'Admin'
