import 'server-only'
import type { Actor } from '@/lib/access/actor'

export const canImportPeople = (actor: Pick<Actor, 'role'>) => actor.role === 'Admin'
