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

/** UTC is what an account has that nobody ever set a zone for. */
async function takeZone(tx: Tx, { userId: id }: PersonActor, timeZone = 'UTC') {
  if (timeZone !== 'UTC') await tx.user.updateMany({ where: { id, timeZone: 'UTC' }, data: { timeZone } })
}

/**
 * Takes the place that an invitation offers, with the account one is signed in with. Pressing again says the same. Refuses
 * an invitation for another address, whoever holds its link, and a super admin.
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
