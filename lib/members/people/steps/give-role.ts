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
 * Changes roles in the caller's transaction, which has locked the memberships and checked permission. It ends sessions,
 * notifies and logs.
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
