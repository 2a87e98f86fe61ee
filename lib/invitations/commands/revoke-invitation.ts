import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { invitationMailsWithdrawn } from '@/lib/invitations/notices'
import { lockInvitation } from '@/lib/invitations/steps/lock-invitation'
import { acceptedAlready } from '@/lib/invitations/refusals'
import type { InvitationIdInput } from '@/lib/invitations/schema'

/** Revokes an invitation: its link stops working and its seat is free. Idempotent. */
export const revokeInvitation = (actor: Actor, { id }: InvitationIdInput): Promise<{ email: string }> =>
  transaction(async (tx) => {
    const { email, status } = await lockInvitation(tx, actor, id)
    if (status === 'ACCEPTED') throw acceptedAlready()
    if (status === 'REVOKED') return { email }
    await tx.invitation.update({ where: { id }, data: { status: 'REVOKED', revokedAt: now() }, select: { id: true } })
    await invitationMailsWithdrawn(tx, actor.workspaceId, { id, email })
    await record(tx, actor, {
      action: 'invitation.revoked',
      objectId: id,
      title: `Revoked the invitation of ${email}`,
    })
    return { email }
  })
