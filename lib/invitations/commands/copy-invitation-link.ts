import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { passedToken } from '@/lib/access/invitee'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { absoluteUrl } from '@/lib/platform/links'
import type { LockedInvitation } from '@/lib/invitations/steps/lock-invitation'
import { invitationPath } from '@/lib/invitations/rules/invitations'
import type { InvitationIdInput } from '@/lib/invitations/schema'
import { renewInvitation } from '@/lib/invitations/steps/renew-invitation'

const passedOn = ({ sentAt, sentCount, id }: LockedInvitation) => {
  return { sentAt, sentCount, token: passedToken({ id, sentCount }) }
}

/**
 * A link to pass on by hand, valid for seven days; the mailed one stops working. It doesn't prove the address, so an
 * account needs a mail to it.
 */
export const copyInvitationLink = (actor: Actor, { id }: InvitationIdInput): Promise<{ link: string }> =>
  transaction(async (tx) => {
    const { held } = await renewInvitation(tx, actor, { id, renew: passedOn })
    await record(tx, actor, {
      action: 'invitation.link-copied',
      objectId: id,
      title: `Copied the invitation link of ${held.email}`,
    })
    return { link: absoluteUrl(invitationPath(passedToken(held))) }
  })
