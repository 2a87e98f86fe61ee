import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { isMailedJustNow } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { Limit } from '@/lib/platform/rate-limit'
import { invitationState } from '@/lib/invitations/rules/invitations'
import { joiningAsked, joiningKey } from '@/lib/invitations/joining/notices'
import { lockLinkedInvitation } from '@/lib/invitations/joining/steps/lock-linked-invitation'
import { linkOpensNothing, linksSent } from '@/lib/invitations/joining/refusals'
import type { SendJoiningLinkInput } from '@/lib/invitations/joining/schema'

const perVisitor: Limit = { name: 'joining-link', points: 100, seconds: 3600 }
const perInvitation: Limit = { name: 'joining-link-invitation', points: 5, seconds: 86_400 }

/**
 * Mails a passed-on link to its address, which proves the address when followed. It looks up no account, so the answer
 * reveals none. Repeats within a minute are ignored.
 */
export async function sendJoiningLink({ address }: Visitor, { token }: SendJoiningLinkInput): Promise<object> {
  await limit(perVisitor, address)
  await transaction(async (tx) => {
    const invitation = await lockLinkedInvitation(tx, { token })
    if (invitationState(invitation, now()) !== 'waiting') throw linkOpensNothing()
    await limit(perInvitation, invitation.id, linksSent)
    const mail = { event: 'email.joining-begun', key: joiningKey(invitation), address: invitation.email } as const
    if (await isMailedJustNow(tx, mail)) return
    await joiningAsked(tx, invitation, token)
  })
  return {}
}
