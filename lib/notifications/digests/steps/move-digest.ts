import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { nextDigest } from '@/lib/notifications/rules/notification-kinds'

/**
 * Moves a person’s queued digest lines to their digest hour in every workspace, after the hour or the time zone changed.
 * What is due goes out unchanged. In the caller's transaction.
 */
export async function moveDigest(tx: Tx, userId: string): Promise<void> {
  const at = now()
  const select = { timeZone: true, digestHour: true }
  const digestAt = nextDigest(at, await tx.user.findUniqueOrThrow({ where: { id: userId }, select }))
  await tx.notification.updateMany({ where: { member: { userId }, digestAt: { gt: at } }, data: { digestAt } })
  await tx.$executeRaw`
    UPDATE "Notification" n SET "slackAt" = ${digestAt}
    FROM "NotificationPreference" p JOIN "Member" m ON m.id = p."memberId"
    WHERE m."userId" = ${userId}::uuid AND p.channel = 'SLACK' AND p.delivery = 'DIGEST'
      AND n."memberId" = p."memberId" AND n.type = p.type AND n."slackAt" > ${at}`
}
