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
 * Mails a member their queued lines, if they are active and have unread ones. Returns whether a mail was queued; a
 * second machine finds nothing.
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
