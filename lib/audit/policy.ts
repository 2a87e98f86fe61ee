import 'server-only'
import type { Actor } from '@/lib/access/actor'

export const canReadAudit = (actor: Actor) => actor.role === 'Admin'
