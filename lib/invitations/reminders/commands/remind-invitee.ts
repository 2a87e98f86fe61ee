import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { mailedToken, passedToken } from '@/lib/access/invitee'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { standsBehind } from '@/lib/invitations/policy'
import { invitationSelect } from '@/lib/invitations/queries/list-invitations'
import { invitationState } from '@/lib/invitations/rules/invitations'
import { invitationReminded } from '@/lib/invitations/reminders/notices'
import { reminderAt } from '@/lib/invitations/reminders/rules'

const remindedSelect = {
  id: true,
  workspaceId: true,
  email: true,
  firstName: true,
  lastName: true,
  status: true,
  sentAt: true,
  sentCount: true,
  inviterId: true,
  tokenHash: true,
  expiresAt: true,
  workspace: { select: { name: true, timeZone: true } },
  ...invitationSelect,
} as const

const placeOf = ({ workspaceId, email }: { workspaceId: string; email: string }) =>
  ({ workspaceId, status: 'ACTIVE', user: { email } }) as const

/** Reminds an invitee with the current link. It checks again that the invitation is pending; idempotent. */
export const remindInvitee = ({ workspaceId }: SystemActor, { id }: { id: string }): Promise<{ count: number }> =>
  transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT 1 FROM "Invitation" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR NO KEY UPDATE`
    const found = await tx.invitation.findFirst({ where: { id, workspaceId }, select: remindedSelect })
    if (!found) return { count: 0 }
    const { workspace, inviter, status, sentAt, tokenHash, ...invitation } = found
    const at = now()
    const hasInviter = standsBehind(inviter, invitation)
    const number = reminderAt(sentAt, at, workspace.timeZone)
    // Tokens made under another DATA_KEY can't be derived; only the first mail has their link.
    const token = [mailedToken(invitation), passedToken(invitation)].find((made) => hashToken(made) === tokenHash)
    const isHere = (await tx.member.count({ where: placeOf(invitation) })) > 0
    const isWaiting = !isHere && invitationState({ ...invitation, status, hasInviter }, at) === 'waiting'
    if (!isWaiting || number === null || token === undefined) return { count: 0 }
    const facts = {
      workspaceName: workspace.name,
      inviterName: fullName(inviter.user),
      zone: workspace.timeZone,
    }
    await invitationReminded(tx, { ...invitation, ...facts, token }, number)
    return { count: 1 }
  })
