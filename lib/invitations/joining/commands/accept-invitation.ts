import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { canHavePlace } from '@/lib/members/admission/policy'
import { superAdminStaysOut } from '@/lib/members/admission/refusals'
import { transaction, type Tx } from '@/lib/platform/db'
import { maskedEmail } from '@/lib/invitations/rules/invitations'
import { lockLinkedInvitation } from '@/lib/invitations/joining/steps/lock-linked-invitation'
import { forSomebodyElse } from '@/lib/invitations/joining/refusals'
import type { AcceptInvitationInput } from '@/lib/invitations/joining/schema'
import { seatInvitee } from '@/lib/invitations/joining/steps/seat-invitee'

/** UTC is the default of accounts without a chosen zone. */
async function takeZone(tx: Tx, { userId: id }: PersonActor, timeZone = 'UTC') {
  if (timeZone !== 'UTC') await tx.user.updateMany({ where: { id, timeZone: 'UTC' }, data: { timeZone } })
}

/**
 * Accepts an invitation with the signed-in account. Idempotent. Refuses an invitation for another address, and super
 * admins.
 */
export const acceptInvitation = (
  person: PersonActor,
  { token, timeZone }: AcceptInvitationInput,
): Promise<{ workspaceId: string }> =>
  transaction(async (tx) => {
    const invitation = await lockLinkedInvitation(tx, { token })
    const { workspaceId, email, joinedUserId } = invitation
    if (email !== person.email) throw forSomebodyElse(maskedEmail(email))
    if (!canHavePlace(person)) throw superAdminStaysOut()
    if (joinedUserId !== person.userId) {
      await seatInvitee(tx, invitation, person)
      await takeZone(tx, person, timeZone)
    }
    return { workspaceId }
  })
