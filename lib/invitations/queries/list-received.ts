import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { mailedToken, passedToken } from '@/lib/access/invitee'
import { hashToken } from '@/lib/platform/secrets'
import { invitationPath } from '@/lib/invitations/rules/invitations'
import type { PersonActor } from '@/lib/access/person'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { invitationSelect } from './list-invitations'
import { standsBehind } from '@/lib/invitations/policy'
import { fullName } from '@/lib/members/rules'

const SHOWN = 20

export type ReceivedInvitation = { id: string; workspaceName: string; inviterName: string; path: string }

type Sent = { id: string; sentCount: number; tokenHash: string }

/** The newest link, derived again, whether mailed or passed on. */
function linkOf({ tokenHash, ...sending }: Sent): string[] {
  return [mailedToken(sending), passedToken(sending)]
    .filter((token) => hashToken(token) === tokenHash)
    .map((token) => invitationPath(token))
}

/** Invitations this person can still accept, newest first. */
export async function listReceivedInvitations({ email }: PersonActor): Promise<ReceivedInvitation[]> {
  const rows = await db.invitation.findMany({
    relationLoadStrategy: 'join',
    where: {
      email,
      status: 'PENDING',
      expiresAt: { gt: now() },
      workspace: openWorkspace,
    },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: {
      id: true,
      sentCount: true,
      tokenHash: true,
      workspace: { select: { name: true } },
      ...invitationSelect,
    },
  })
  const offered = rows.filter(({ inviter, ...offer }) => standsBehind(inviter, offer))
  return offered.flatMap(({ workspace, inviter, ...sent }) =>
    linkOf(sent).map((path) => ({
      id: sent.id,
      path,
      workspaceName: workspace.name,
      inviterName: fullName(inviter.user),
    })),
  )
}
