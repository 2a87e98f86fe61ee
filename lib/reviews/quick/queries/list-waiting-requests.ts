import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

const MOST = 1000

/** The invitations whose people get the actor's requests after joining: an id for each request. */
export async function listWaitingRequests({ workspaceId, memberId }: Actor): Promise<string[]> {
  const rows = await db.reviewInvitee.findMany({
    where: {
      workspaceId,
      review: { creatorId: memberId, status: { in: ['ACTIVE', 'INACTIVE'] } },
      invitation: { status: 'PENDING' },
    },
    select: { invitationId: true },
    take: MOST,
  })
  return rows.map(({ invitationId }) => invitationId)
}
