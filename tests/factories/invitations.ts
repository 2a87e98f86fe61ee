import type { Actor } from '@/lib/access/actor'
import { mailedToken } from '@/lib/access/invitee'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import type { InvitePeopleInput } from '@/lib/invitations/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { unique } from './workspaces'

export const anAddress = () => `${unique('lena')}@newcomers.example`

type GivenInvitation = Partial<Omit<InvitePeopleInput, 'addressees'>> & {
  email?: string
  firstName?: string
  lastName?: string
}

/** What somebody sends who invites these addresses. */
export const invitesTo = (emails: string[], given: Omit<GivenInvitation, 'email'> = {}): InvitePeopleInput => {
  const { firstName = '', lastName = '', ...place } = given
  const addressees = emails.map((email) => ({ email, firstName, lastName }))
  return { addressees, role: 'Member', teamIds: [], tagIds: [], isManager: false, ...place }
}

export const storedInvitation = (id: string) => db.invitation.findUniqueOrThrow({ where: { id } })

/** An invitation that this person sent, with the token of its mail. */
export async function anInvitation(actor: Actor, { email = anAddress(), ...given }: GivenInvitation = {}) {
  await invitePeople(actor, invitesTo([email], given))
  const { workspaceId } = actor
  const row = await db.invitation.findFirstOrThrow({ where: { workspaceId, email, status: 'PENDING' } })
  return { id: row.id, email, token: mailedToken(row) }
}

/** An address that wants no mail from a workspace. */
export const aMuteAddress = (workspaceId: string, email: string) =>
  db.unsubscribedAddress.create({ data: { workspaceId, email, createdAt: now() }, select: { email: true } })
