import 'server-only'
import type { NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import type { Prisma, Tx } from '@/lib/platform/db'

/** Removes them from the Slack queue and deletes those with no other channel. */
async function settle(tx: Tx, where: Prisma.NotificationWhereInput) {
  await tx.notification.deleteMany({ where: { ...where, readAt: MAIL_ONLY, digestAt: null } })
  await tx.notification.updateMany({ where, data: { slackAt: null } })
}

/** Drops queued Slack messages of a member, of these kinds or of all. */
export const leaveSlack = (
  tx: Tx,
  { workspaceId, memberId, types }: { workspaceId: string; memberId: string; types?: readonly NotificationType[] },
) => settle(tx, { workspaceId, memberId, slackAt: { not: null }, ...(types && { type: { in: [...types] } }) })

export const settleSlack = (tx: Tx, ids: readonly string[]) => settle(tx, { id: { in: [...ids] } })
