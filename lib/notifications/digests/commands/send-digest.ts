import 'server-only'
import { isWorkspaceOpen, openWorkspaceSelect } from '@/lib/access/workspace/open-workspace'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { digestDue } from '@/lib/notifications/digests/notices'
import { takeDue } from '@/lib/notifications/digests/queries'

const selected = {
  status: true,
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
  workspace: { select: { id: true, name: true, ...openWorkspaceSelect } },
} as const

type Due = { memberId: string; at: Date }

/**
 * Mails a member what was gathered for them until now, if they are still here and have not read it all. Returns whether
 * there was something to mail; on two machines at once, one of them finds nothing.
 */
export function sendDigest({ workspaceId }: SystemActor, { memberId, at }: Due): Promise<boolean> {
  return transaction(async (tx) => {
    const where = { id: memberId, workspaceId }
    const member = await tx.member.findUnique({ where, select: selected })
    // If the workspace is kept after all, nothing queued is lost.
    if (member === null || !isWorkspaceOpen(member.workspace)) return false
    const { status, user, workspace } = member
    const gathered = await takeDue(tx, { workspaceId, memberId }, at)
    if (gathered.length === 0 || status !== 'ACTIVE') return false
    await digestDue(tx, { memberId, ...user, workspace }, gathered, at)
    return true
  })
}
