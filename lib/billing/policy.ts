import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** The plan and what is paid for it are for Admins (decisions, section 2). */
export const canSeePlan = (actor: Actor) => actor.role === 'Admin'
