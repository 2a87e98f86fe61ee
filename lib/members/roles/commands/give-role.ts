import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import { endSessions } from '@/lib/members/people/commands/end-sessions'
import type { HeldPlace } from '@/lib/members/people/queries'
import { rolesChanged } from '@/lib/members/roles/notices'
import { withArticle } from '@/lib/members/roles/rules'

/**
 * Gives people a role in the caller's transaction, which holds their places and has settled that it may be done. They are
 * signed out and told, and it is written down.
 */
export async function giveRole(tx: Tx, actor: Actor, places: HeldPlace[], role: Role) {
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
