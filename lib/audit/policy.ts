import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** The audit log is for Admins (decisions, section 2). */
export const canReadAudit = (actor: Actor) => actor.role === 'Admin'
