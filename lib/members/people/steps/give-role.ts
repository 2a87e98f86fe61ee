import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { LockedPlace } from './lock-places'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { endSessions } from './end-sessions'
import { withArticle } from '@/lib/members/people/rules'
import { record } from '@/lib/audit/record'
import { rolesChanged } from '@/lib/members/people/notices/roles-changed'

/**
 * Gives people a role in the caller's transaction, which holds their places and has settled that it may be done. They are
 * signed out and told, and it is written down.
 */
export async function giveRole(tx: Tx, actor: Actor, places: LockedPlace[], role: Role) {
  await tx.member.updateMany({ where: { id: { in: places.map(({ id }) => id) } }, data: { role } })
  await endSessions(
    tx,
    places.map(({ userId }) => userId),
  )
  for (const { id, name, role: before } of places) {
    const title = `Made ${name} ${withArticle(role)}; they were ${withArticle(before)}`
    await record(tx, actor, { action: 'member.role-changed', objectId: id, title })
  }
  await rolesChanged(tx, actor, places, role)
}
