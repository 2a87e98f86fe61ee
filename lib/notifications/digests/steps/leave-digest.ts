import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { NotificationType } from '@/lib/notifications/preferences/rules'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'

/** What waited for the daily mail of a member, of these kinds: it does not go out, and what was for the mail alone is gone. */
export async function leaveDigest(
  tx: Tx,
  member: { workspaceId: string; memberId: string },
  types: NotificationType[],
) {
  const waiting = { ...member, type: { in: types }, digestAt: { not: null } }
  await tx.notification.deleteMany({ where: { ...waiting, readAt: MAIL_ONLY } })
  await tx.notification.updateMany({ where: waiting, data: { digestAt: null } })
}
