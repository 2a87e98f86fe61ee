import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** Settings, plan, export, deletion and the audit log of a workspace are for its Admins (decisions, section 2). */
export const canRunWorkspace = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'
