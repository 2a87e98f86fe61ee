import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'
import { notFoundRefusal } from '@/lib/shared/refusal'
import type { ViewNotificationInput } from '@/lib/notifications/schema'

/** Also marks it as seen. Idempotent. */
export async function viewNotification({ workspaceId, memberId }: Actor, { id }: ViewNotificationInput) {
  const at = now()
  const count = await db.$executeRaw`
    UPDATE "Notification" SET "readAt" = ${at}, "seenAt" = COALESCE("seenAt", ${at})
    WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid AND "readAt" IS NULL`
  if (count > 0) await signal(db, [memberId])
  else if ((await db.notification.count({ where: { id, workspaceId, memberId } })) === 0)
    throw notFoundRefusal('notification')
  return { id }
}
