import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { invitationMailsWithdrawn } from '@/lib/invitations/notices'
import { acceptedAlready } from '@/lib/invitations/refusals'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { lockInvitation } from './lock-invitation'

/** Revokes an invitation in the caller's transaction. Idempotent; refuses an accepted one. */
export async function revokeOne(tx: Tx, actor: Actor, id: string): Promise<{ email: string }> {
  const { email, status } = await lockInvitation(tx, actor, id)
  if (status === 'ACCEPTED') throw acceptedAlready()
  if (status === 'REVOKED') return { email }
  await tx.invitation.update({ where: { id }, data: { status: 'REVOKED', revokedAt: now() }, select: { id: true } })
  await invitationMailsWithdrawn(tx, actor.workspaceId, { id, email })
  await record(tx, actor, { action: 'invitation.revoked', objectId: id, title: `Revoked the invitation of ${email}` })
  return { email }
}
