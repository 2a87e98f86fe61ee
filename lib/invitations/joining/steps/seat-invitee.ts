import 'server-only'
import { fullName, type PersonName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'
import type { LinkedInvitation } from '@/lib/invitations/joining/queries'
import { findPayer } from '@/lib/billing/gates'
import { limitRefusal } from '@/lib/billing/rules'
import { noPlaceLeft, onlyAdminsBringBack, usedAlready, linkOpensNothing } from '@/lib/invitations/joining/refusals'
import { admitPerson, type Admitted } from '@/lib/members/admission/steps/admit-person'
import { record } from '@/lib/audit/record'
import { invitationAccepted } from '@/lib/invitations/joining/notices'
import { now } from '@/lib/platform/clock'
import { invitationState } from '@/lib/invitations/rules/invitations'
import { readFrom } from '@/lib/teams/memberships/rules'
import { joinTeams } from '@/lib/teams/memberships/steps/join-teams'
import { invitationMailsWithdrawn } from '@/lib/invitations/notices'
import { bringFromSlack } from '@/lib/invitations/slack/steps/bring-from-slack'
import { describeNewMember } from './describe-new-member'

/** `isNewAccount`: created to accept this invitation. */
type Invitee = PersonName & { userId: string; isNewAccount?: boolean }

/** The plan may have been reduced since the invitation was sent. */
async function ensureSeat(tx: Tx, { workspaceId, workspaceName, inviterName }: LinkedInvitation, { userId }: Invitee) {
  const others = { workspaceId, status: 'ACTIVE', userId: { not: userId } } as const
  const payer = await findPayer(tx, workspaceId)
  if (limitRefusal(payer, 'people', (await tx.member.count({ where: others })) + 1)) {
    throw noPlaceLeft(workspaceName, inviterName)
  }
}

async function ensureMayReturn(tx: Tx, invitation: LinkedInvitation, { userId }: Invitee) {
  const { workspaceId, workspaceName, bringsBack } = invitation
  const gone = { workspaceId, userId, status: 'DEACTIVATED' } as const
  if (!bringsBack && (await tx.member.count({ where: gone })) > 0) throw onlyAdminsBringBack(workspaceName)
}

type Seated = Admitted & { fullTeams: string[] }

async function tellEverybody(tx: Tx, invitation: LinkedInvitation, invitee: Invitee, seated: Seated) {
  const { memberId, wasHere, fullTeams } = seated
  if (wasHere) return
  const { workspaceId, inviterName, role } = invitation
  const name = fullName(invitee)
  const title = `${name} joined as ${role}, invited by ${inviterName}`
  await record(tx, { workspaceId, memberId }, { action: 'member.joined', objectId: memberId, title })
  await invitationAccepted(tx, invitation, { memberId, name, fullTeams })
}

/**
 * Gives an invited person their membership, with its tags and the teams that have room, in the caller's transaction,
 * which locks the invitation. Refuses an invitation no longer pending, a full plan, and deactivated people unless an
 * Admin invited them.
 */
export async function seatInvitee(tx: Tx, invitation: LinkedInvitation, invitee: Invitee): Promise<void> {
  const at = now()
  const state = invitationState(invitation, at)
  if (state === 'accepted') throw usedAlready()
  if (state !== 'waiting') throw linkOpensNothing()
  await ensureMayReturn(tx, invitation, invitee)
  await ensureSeat(tx, invitation, invitee)
  const { id, workspaceId, role, inviterRole, tagIds } = invitation
  const admitted = await admitPerson(tx, { workspaceId, userId: invitee.userId, role, tagIds })
  const places = invitation.teams.map(({ teamId, isManager }) => ({ teamId, isManager }))
  const from = readFrom({ role: inviterRole }, at)
  const fullTeams = await joinTeams(tx, { workspaceId, memberId: admitted.memberId, places, readFrom: from })
  const data = { status: 'ACCEPTED', acceptedAt: at, memberId: admitted.memberId } as const
  await tx.invitation.update({ where: { id }, data, select: { id: true } })
  await invitationMailsWithdrawn(tx, workspaceId, invitation)
  const { userId, isNewAccount = false } = invitee
  await describeNewMember(tx, { workspaceId, invitationId: id, userId })
  await bringFromSlack(tx, { workspaceId, invitationId: id, memberId: admitted.memberId, userId, isNewAccount })
  await tellEverybody(tx, invitation, invitee, { ...admitted, fullTeams })
}
