import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ShownManagersInput } from '@/lib/applause/schema'
import { db } from '@/lib/platform/db'
import { listActingManagers } from '@/lib/teams/memberships/queries/list-acting-managers'

export const listManagersShown = async (actor: Actor, { to }: ShownManagersInput) => ({
  managers: await listActingManagers(db, actor, to),
})
