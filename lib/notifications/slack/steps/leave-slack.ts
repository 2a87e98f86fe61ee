import 'server-only'
import type { NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import type { Tx } from '@/lib/platform/db'

type Leaving = { workspaceId: string; memberId: string; types?: readonly NotificationType[] }

/** Drops queued Slack messages of a member, of these kinds or of all, and deletes those with no other channel. */
export async function leaveSlack(tx: Tx, { workspaceId, memberId, types }: Leaving) {
  const where = { workspaceId, memberId, slackAt: { not: null }, ...(types && { type: { in: [...types] } }) }
  await tx.notification.deleteMany({ where: { ...where, readAt: MAIL_ONLY, digestAt: null } })
  await tx.notification.updateMany({ where, data: { slackAt: null } })
}

/** After they were sent. A row of Slack alone loses its words but stays, because reminders look there for people already notified. */
export async function settleSlack(tx: Tx, ids: readonly string[]) {
  const where = { id: { in: [...ids] } }
  const slackAlone = { ...where, readAt: MAIL_ONLY, digestAt: null }
  await tx.notification.updateMany({ where: slackAlone, data: { message: '', brief: null } })
  await tx.notification.updateMany({ where, data: { slackAt: null } })
}
