import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { findLinked, type JoiningLink } from '@/lib/invitations/joining/queries'
import { hashToken } from '@/lib/platform/secrets'
import { linkOpensNothing } from '@/lib/invitations/joining/refusals'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'

/** Locks the invitation of a link and its seat. Throws when the link is invalid. */
export async function lockLinkedInvitation(tx: Tx, link: JoiningLink) {
  const where = { tokenHash: hashToken(link.token) }
  const found = await tx.invitation.findUnique({ where, select: { id: true, workspaceId: true } })
  if (!found) throw linkOpensNothing()
  await lockSeats(tx, found)
  await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE id = ${found.id}::uuid FOR NO KEY UPDATE`
  // Read again, because the link may have been used or replaced before the lock.
  const linked = await findLinked(tx, link)
  if (!linked) throw linkOpensNothing()
  return linked
}
